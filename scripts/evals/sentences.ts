import type { LanguageTag } from '@lingarden/languages/find-language'

/** What a learner writes. */
export interface Sentence {
  text: string
  /** The whole sentence put right, in each way that is right; empty where nothing is wrong. */
  right: readonly string[]
}

const wrong = (text: string, ...right: string[]): Sentence => ({ text, right })
const fine = (text: string): Sentence => ({ text, right: [] })

/** Our own sentences with one mistake each, of the kinds learners make, and ones without any. */
export const sentences: Record<LanguageTag, readonly Sentence[]> = {
  es: [
    wrong('Yo quiero un agua frío', 'Yo quiero un agua fría'),
    wrong('La problema es grande', 'El problema es grande'),
    wrong('Ayer yo va al cine', 'Ayer yo fui al cine', 'Ayer fui al cine'),
    wrong('Me gusta los perros', 'Me gustan los perros'),
    wrong('Soy cansado hoy', 'Estoy cansado hoy'),
    wrong('Tengo que estudio mucho', 'Tengo que estudiar mucho'),
    wrong('Mi hermana es muy alto', 'Mi hermana es muy alta'),
    wrong('Vivo en Madrid por tres años', 'Vivo en Madrid desde hace tres años', 'Llevo tres años en Madrid'),
    wrong('Quiero que vienes mañana', 'Quiero que vengas mañana'),
    wrong('Hay mucho gente aquí', 'Hay mucha gente aquí'),
    wrong('Voy a la playa con mi amigos', 'Voy a la playa con mis amigos'),
    wrong('Yo soy veinte años', 'Yo tengo veinte años', 'Tengo veinte años'),
    fine('Me llamo Ana y vivo en Berlín.'),
    fine('¿Qué tiempo hace hoy?'),
    fine('Ayer comí paella con mi familia.'),
    fine('Me gustan mucho las películas de miedo.'),
    fine('Si tuviera tiempo, viajaría más.'),
    fine('El agua está fría.'),
    fine('Hace dos años que estudio español.'),
    fine('no sé, quizás mañana'),
    fine('Prefiero el café con leche'),
    fine('¿Me puede traer la cuenta, por favor?'),
    fine('Mi hermano mayor trabaja en un hospital.'),
    fine('Se lo di a Juan ayer.'),
  ],
  fr: [
    wrong("J'ai allé au cinéma", 'Je suis allé au cinéma', 'Je suis allée au cinéma'),
    wrong('Je suis vingt ans', "J'ai vingt ans"),
    wrong('Elle est très grand', 'Elle est très grande'),
    wrong("J'aime les pomme", "J'aime les pommes"),
    wrong('Il y a beaucoup des gens', 'Il y a beaucoup de gens'),
    wrong('Je vais à le marché', 'Je vais au marché'),
    wrong('Nous a mangé une pizza', 'Nous avons mangé une pizza'),
    wrong('La problème est difficile', 'Le problème est difficile'),
    wrong('Je ne veux pas du pain', 'Je ne veux pas de pain'),
    wrong('Il faut que je pars', 'Il faut que je parte'),
    wrong('Ma amie habite à Lyon', 'Mon amie habite à Lyon'),
    wrong('Si je serais riche, je voyagerais', "Si j'étais riche, je voyagerais"),
    fine("Je m'appelle Paul et j'habite à Rome."),
    fine("Qu'est-ce que tu fais ce soir ?"),
    fine('Hier, nous avons mangé au restaurant.'),
    fine("J'aime beaucoup les films d'horreur."),
    fine("Si j'avais le temps, je voyagerais plus."),
    fine('Je voudrais un café, s’il vous plaît.'),
    fine('Elle est partie sans dire au revoir.'),
    fine('bof, peut-être demain'),
    fine('Il fait froid aujourd’hui.'),
    fine('Je le lui ai donné hier.'),
    fine('Mon frère aîné travaille dans un hôpital.'),
    fine('Je ne sais pas encore.'),
  ],
  zh: [
    wrong('我有三书', '我有三本书'),
    wrong('你是学生吗是？', '你是学生吗？', '你是不是学生？'),
    wrong('我昨天不去学校', '我昨天没去学校', '我昨天没有去学校'),
    wrong('我想去中国在明年', '我想明年去中国', '我明年想去中国'),
    wrong('你叫什么名字吗？', '你叫什么名字？'),
    wrong('他是很高', '他很高'),
    wrong('我二个哥哥', '我有两个哥哥'),
    wrong('我吃饭在饭馆', '我在饭馆吃饭'),
    wrong('我没有去过了北京', '我没有去过北京', '我没去过北京'),
    wrong('我喜欢看电影和我喜欢听音乐', '我喜欢看电影，也喜欢听音乐', '我喜欢看电影和听音乐'),
    wrong('我见面我的朋友', '我和我的朋友见面', '我跟我的朋友见面', '我跟朋友见面', '我和朋友见面'),
    wrong('他说汉语得很好', '他说汉语说得很好', '他汉语说得很好'),
    fine('我叫安娜，我住在柏林。'),
    fine('今天天气怎么样？'),
    fine('昨天我和家人一起吃了饭。'),
    fine('我很喜欢看电影。'),
    fine('我学了两年汉语了。'),
    fine('请给我一杯茶。'),
    fine('我没去过北京。'),
    fine('他比我高一点儿。'),
    fine('不知道，可能明天吧'),
    fine('我哥哥在医院工作。'),
    fine('你想喝什么？'),
    fine('我把书放在桌子上了。'),
  ],
}
