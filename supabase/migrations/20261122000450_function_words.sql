-- The closed classes of each language: words that only the learner's own look-up or adding plants. The list is that of
-- packages/domain/src/function-words, and a test compares the two.

create table private.function_words (
  language_code text not null check (private.is_language(language_code)),
  word text not null,
  primary key (language_code, word)
);
comment on table private.function_words is 'Determiners, pronouns, prepositions, conjunctions, auxiliaries and particles, in lower case.';
alter table private.function_words enable row level security;

insert into private.function_words (language_code, word)
select 'es-ES', regexp_split_to_table(btrim('
  el la los las lo un una unos unas al del mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra
  vuestros vuestras mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas este esta estos estas ese esa
  esos esas aquel aquella aquellos aquellas cada algún alguno alguna algunos algunas ningún ninguno ninguna todo
  toda todos todas otro otra otros otras mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos tantas
  ambos ambas cuyo cuya cuyos cuyas cualquier cualquiera yo tú él ella ello usted ustedes nosotros nosotras
  vosotros vosotras ellos ellas me te se nos os le les mí ti conmigo contigo consigo esto eso aquello que qué quien
  quién quienes quiénes cual cuál cuales cuáles cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas algo
  alguien nada nadie a ante con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras
  y e o u ni pero sino mas si porque pues aunque como mientras haber he has ha hemos habéis han hube hubo hubieron
  había habías habíamos habían habrá habría haya hayas hayan no
', E' \n'), '\s+');

insert into private.function_words (language_code, word)
select 'fr-FR', regexp_split_to_table(btrim('
  le la les l'' un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette
  ces chaque quelque quelques aucun aucune tout toute tous toutes autre autres plusieurs quel quelle quels quelles
  je j'' tu il elle on nous vous ils elles me m'' te t'' se s'' lui eux moi toi soi y en c'' ça cela ceci celui
  celle ceux celles mien mienne miens miennes tien tienne sien sienne nôtre vôtre que qu'' qui quoi dont lequel
  laquelle lesquels lesquelles rien quelqu''un à de d'' dans par pour sur sous sans avec chez vers entre contre
  depuis pendant dès jusque jusqu'' avant après selon malgré et ou ni mais donc car si comme lorsque lorsqu''
  puisque puisqu'' parce ne n'' pas
', E' \n'), '\s+');

insert into private.function_words (language_code, word)
select 'zh-CN', regexp_split_to_table(btrim('
  这 那 哪 每 各 某 这个 那个 哪个 这些 那些 哪些 我 你 您 他 她 它 我们 你们 您们 他们 她们 它们 咱 咱们 自己 人家
  大家 别人 谁 什么 啥 把 被 从 对于 关于 跟 向 往 于 由 以 为 为了 按 按照 根据 除了 至于 朝 离 和 与 及 以及 或
  或者 还是 而 而且 并 并且 但 但是 可是 不过 因为 所以 因此 如果 要是 虽然 尽管 即使 只要 只有 不但 不仅 然而 那么
  否则 的 地 得 了 着 过 吗 呢 吧 啊 呀 嘛 啦 哦 哇 喽 罢了 所 之 们 等等 不 没
', E' \n'), '\s+');

