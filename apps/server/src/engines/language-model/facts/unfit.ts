/**
 * What is never kept, in the languages that facts are written in. It stands behind the prompt's own rule and is coarse on
 * purpose: a fact that is lost costs a question, one that should not have been kept costs trust.
 */
const sensitive: readonly RegExp[] = [
  // Health
  /\b(?:ill|sick|sickness|illness\w*|disease\w*|cancer|diabet\w*|depress\w*|anxi\w*|pregnan\w*|disab\w*|allerg\w*|asthma\w*|hiv|aids|therap\w*|medication\w*|medicines?|pills?|surgery|adhd|autis\w*|addict\w*|alcoholi\w*|diagnos\w*|headaches?|pains?)\b/iu,
  /(?<!\p{L})(?:enferm(?:o|a|os|as|edad\p{L}*)|c[aá]ncer|diab[eé]t\p{L}*|depres\p{L}*|d[eé]press\p{L}*|ansiedad|anxi\p{L}*|embaraz\p{L}*|enceinte|discapac\p{L}*|handicap\p{L}*|al[eé]rg\p{L}*|asma\p{L}*|asthm\p{L}*|malad\p{L}*|medicamento\p{L}*|m[eé]dicament\p{L}*|dolor\p{L}*)(?!\p{L})/iu,
  /[病癌药]|糖尿|抑郁|焦虑|怀孕|残疾|过敏|哮喘/u,
  // Beliefs and politics
  /(?<!\p{L})(?:religi\p{L}*|christian\p{L}*|cristian\p{L}*|chr[eé]tien\p{L}*|cat[hó]?[oó]li[ck]?\p{L}*|catholi\p{L}*|protestant\p{L}*|muslim\p{L}*|musulm\p{L}*|islam\p{L}*|jew\p{L}*|judai\p{L}*|jud[ií][oa]\p{L}*|jui(?:f|ve)s?|hindu\p{L}*|bud{1,2}h?is\p{L}*|bouddhis\p{L}*|sikh\p{L}*|ath[eé]i?[eis]\p{L}*|ate[oa]s?|agn[oó]sti\p{L}*|church\p{L}*|iglesia\p{L}*|[eé]glises?|mosque\p{L}*|mosqu[eé]es?|mezquita\p{L}*|synagog\p{L}*|prays?|god|dios|dieu)(?!\p{L})/iu,
  /(?<!\p{L})(?:pol[ií]ti\p{L}*|vot(?:e|es|ed|er|ers|ing|a|o|ó)|democrat\p{L}*|republican\p{L}*|socialis\p{L}*|communis\p{L}*|comunis\p{L}*|trade unions?|sindicato\p{L}*|syndicat\p{L}*)(?!\p{L})/iu,
  /宗教|信教|基督|天主|穆斯林|伊斯兰|佛教|教堂|清真|政治|投票|党员/u,
  // Sexuality, descent, money, crime
  /(?<!\p{L})(?:gay|lesbian\p{L}*|lesbienne\p{L}*|(?:bi|homo|hetero|hétéro|trans)?se(?:x|ks)u\p{L}*|sex|sexo|sexe|trans(?:gender|genre|género)?|queer|race|raza|ethni\p{L}*|[eé]tni\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:salar(?:y|ies|io|ios)|salaires?|sueldos?|income|debts?|deudas?|dettes?|bank account|credit card|prison|jail|cárcel|arrest\p{L}*|convict\p{L}*)(?!\p{L})/iu,
  /同性恋|双性恋|跨性别|种族|民族|工资|收入|债|坐牢/u,
]

/** Ways to reach somebody, and secrets. */
const contact =
  /https?:|www\.|@|\d[\d\s./-]{4,}\d|(?<!\p{L})(?:password|passport|contraseña|pasaporte|mot de passe|passeport|phone number|address|dirección|adresse)(?!\p{L})|密码|护照|地址|电话/iu

/** What would be told to the tutor in the guise of a fact. */
const instruction =
  /(?<!\p{L})(?:ignor\p{L}*|disregard\p{L}*|instruc\p{L}*|prompts?|system|sistema|système|jailbreak\p{L}*|obey\p{L}*|pretend\p{L}*|respond\p{L}*|repl(?:y|ies)|answers?|output|act as|role|you|your|tutor|assistant|json)(?!\p{L})|忽略|指令|提示词|系统|你/iu

/** Whether a text must not be kept as a fact about a learner. */
export function isUnfit(text: string): boolean {
  return contact.test(text) || instruction.test(text) || sensitive.some((pattern) => pattern.test(text))
}
