// By character.

export const emptyWords: ReadonlySet<string> = new Set(
  '我你他她它们的了是在有也很不没和就都还呢吗吧啊这那个好',
)

export const joiningWords: ReadonlySet<string> = new Set('跟给把被比对向')

export const answersAnyway =
  /[?？吗呢]|^(?:是|不|对|好|没|嗯)|知道|记得|秘密|告诉|说|随便|可以|一样|也|想|(?<!需)要|懂|明白|应该|可能|大概|也许|问题|复杂|(?<!自)行(?!车)|最好|比较好/u
