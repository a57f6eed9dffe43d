import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { AllHelpLink } from '../all-help-link'
import { Part } from '../part'
import { ContactLines, isContactKnown } from './contact-lines'
import { ContentSources } from './content-sources'
import { PackageLicences } from './package-licences'
import { VersionList } from './version-list'

/** /support/about: what runs here, whose work it stands on, and who runs it. */
export function AboutPage() {
  const support = useTexts('support')
  usePageTitle(support.aboutTitle)
  const { sourceUrl } = getRuntimeConfig()
  return (
    <div className="grid max-w-[70ch] gap-8">
      <div className="grid gap-4">
        <AllHelpLink />
        <h1 className="text-xl md:text-2xl">{support.aboutTitle}</h1>
        <p>{support.aboutText}</p>
      </div>
      <Part title={support.version}>
        <VersionList />
      </Part>
      <Part title={support.source}>
        <p>{sourceUrl ? support.sourceText : support.sourceAsk}</p>
        {sourceUrl && (
          <a href={sourceUrl} className="break-all text-leaf-deep underline underline-offset-4">
            {sourceUrl}
          </a>
        )}
      </Part>
      <Part title={support.contact}>
        <p>{isContactKnown() ? support.contactText : support.contactNobody}</p>
        <ContactLines />
      </Part>
      <Part title={support.content}>
        <p>{support.contentText}</p>
        <ContentSources />
      </Part>
      <Part title={support.packages}>
        <p>{support.packagesText}</p>
        <PackageLicences />
      </Part>
    </div>
  )
}
