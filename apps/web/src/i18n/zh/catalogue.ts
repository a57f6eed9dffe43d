import type { CatalogueMessage } from '../catalogue-messages'

export const catalogue: Record<CatalogueMessage, string> = {
  Mandarin: '汉语',
  Spanish: '西班牙语',
  French: '法语',
  Beginner: '入门',
  'I know a few words': '我认识几个词',
  Elementary: '初级',
  'I get by in simple situations': '简单的场合我能应付',
  Intermediate: '中级',
  'I can hold everyday conversations': '我能进行日常对话',
  Advanced: '高级',
  'I discuss most topics with ease': '大多数话题我都能轻松聊',
  Native: '母语',
  'Talk to me as to a native speaker': '请像对母语者一样跟我说话',
  'Account Already Exists': '账号已存在',
  'Account Not Found': '没有这个账号',
  'An unexpected error occurred during sign in.': '登录时出了意外。',
  'An unexpected error occurred. Please try again or contact support if the problem persists.':
    '出了意外，请再试一次。如果问题一直存在，请联系我们。',
  'Built-in tutor: scripted scenes. It checks common mistakes only; no correction does not mean no mistake.':
    '内置老师：按脚本对话，只检查常见错误；没有纠正，不等于没有错。',
  'Email Not Verified': '邮箱还没有验证',
  'Invalid Credentials': '邮箱或密码不对',
  'Invalid Email': '邮箱格式不对',
  'Password must be at least 6 characters long': '密码至少要有 6 个字符',
  'Passwords do not match': '两次输入的密码不一样',
  'Please check your email and click the verification link before you sign in.':
    '请先到邮箱里打开验证链接，再来登录。',
  'Please choose a password of at least 6 characters.': '请设置至少 6 个字符的密码。',
  'Please enter a valid email address.': '请填写有效的邮箱地址。',
  'Sign In Error': '登录失败',
  'Sign Up Error': '注册失败',
  'The email or password you entered is incorrect. Please try again.':
    '你输入的邮箱或密码不正确，请再试一次。',
  'There is an account with this email already. Please sign in.': '这个邮箱已经注册过，请直接登录。',
  'There is no account with this email. You can create one.': '这个邮箱还没有注册，你可以创建一个账号。',
  'There were too many attempts. Please wait a few minutes and try again.':
    '尝试次数太多了，请过几分钟再试。',
  'Too Many Attempts': '尝试次数太多',
  'Unexpected Error': '出了意外',
  'Weak Password': '密码太弱',
}
