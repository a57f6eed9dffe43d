-- Spanish, written by apps/server/scripts/generate-language-rows.ts from packages/languages/es.

insert into public.languages (code, tag, name, place)
values ('es-ES', 'es', 'Spanish', 2)
on conflict (code) do update set name = excluded.name, place = excluded.place;

delete from private.function_words where language_code = 'es-ES';
insert into private.function_words (language_code, word)
select 'es-ES', regexp_split_to_table(btrim('
  el la los las lo un una unos unas al del mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra
  vuestros vuestras mío mía míos mías tuyo tuya tuyos tuyas suyo suya suyos suyas este esta estos estas ese esa esos
  esas aquel aquella aquellos aquellas cada algún alguno alguna algunos algunas ningún ninguno ninguna todo toda todos
  todas otro otra otros otras mucho mucha muchos muchas poco poca pocos pocas tanto tanta tantos tantas ambos ambas
  cuyo cuya cuyos cuyas cualquier cualquiera yo tú él ella ello usted ustedes nosotros nosotras vosotros vosotras
  ellos ellas me te se nos os le les mí ti conmigo contigo consigo esto eso aquello que qué quien quién quienes
  quiénes cual cuál cuales cuáles cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas algo alguien nada nadie
  a ante con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras y e o u ni pero sino
  mas si porque pues aunque como mientras haber he has ha hemos habéis han hube hubo hubieron había habías habíamos
  habían habrá habría haya hayas hayan no
', E' \n'), '\s+');
