-- Mandarin, written by apps/server/scripts/generate-language-rows.ts from packages/languages/zh.

insert into public.languages (code, tag, name, place)
values ('zh-CN', 'zh', 'Mandarin', 1)
on conflict (code) do update set name = excluded.name, place = excluded.place;

delete from private.function_words where language_code = 'zh-CN';
insert into private.function_words (language_code, word)
select 'zh-CN', regexp_split_to_table(btrim('
  这 那 哪 每 各 某 这个 那个 哪个 这些 那些 哪些 我 你 您 他 她 它 我们 你们 您们 他们 她们 它们 咱 咱们 自己 人家
  大家 别人 谁 什么 啥 把 被 从 对于 关于 跟 向 往 于 由 以 为 为了 按 按照 根据 除了 至于 朝 离 和 与 及 以及 或 或者
  还是 而 而且 并 并且 但 但是 可是 不过 因为 所以 因此 如果 要是 虽然 尽管 即使 只要 只有 不但 不仅 然而 那么 否则 的
  地 得 了 着 过 吗 呢 吧 啊 呀 嘛 啦 哦 哇 喽 罢了 所 之 们 等等 不 没
', E' \n'), '\s+');
