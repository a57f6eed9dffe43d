import contentSources from 'virtual:content-sources'

/** Where dictionaries, word lists and strokes come from, as the content's own list of licences has it. */
export function ContentSources() {
  return (
    // The list is written in English, as its authors' names and licences are.
    <ul lang="en" className="grid gap-3">
      {contentSources.map(({ name, usedFor, address, licence }) => (
        <li key={`${name} ${usedFor}`} className="border-l-2 border-leaf pl-3">
          <p className="font-medium">
            {address ? (
              <a href={address} className="text-leaf-deep underline underline-offset-4">
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          <p className="text-sm">{usedFor}</p>
          <p className="text-sm text-ink-soft">{licence}</p>
        </li>
      ))}
    </ul>
  )
}
