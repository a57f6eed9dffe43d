-- French, written by apps/server/scripts/generate-language-rows.ts from packages/languages/fr.

insert into public.languages (code, tag, name, place)
values ('fr-FR', 'fr', 'French', 3)
on conflict (code) do update set name = excluded.name, place = excluded.place;

delete from private.function_words where language_code = 'fr-FR';
insert into private.function_words (language_code, word)
select 'fr-FR', regexp_split_to_table(btrim('
  le la les l'' un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces
  chaque quelque quelques aucun aucune tout toute tous toutes autre autres plusieurs quel quelle quels quelles je j''
  tu il elle on nous vous ils elles me m'' te t'' se s'' lui eux moi toi soi y en c'' ça cela ceci celui celle ceux
  celles mien mienne miens miennes tien tienne sien sienne nôtre vôtre que qu'' qui quoi dont lequel laquelle lesquels
  lesquelles rien quelqu''un à de d'' dans par pour sur sous sans avec chez vers entre contre depuis pendant dès
  jusque jusqu'' avant après selon malgré et ou ni mais donc car si comme lorsque lorsqu'' puisque puisqu'' parce ne
  n'' pas
', E' \n'), '\s+');
