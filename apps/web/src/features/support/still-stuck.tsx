import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { pagePaths } from '@/lib/paths'
import { ContactLines } from './about/contact-lines'

/** Where to ask a person. */
export function StillStuck() {
  const support = useTexts('support')
  return (
    <section
      aria-labelledby="still-stuck"
      className="grid max-w-[70ch] justify-items-start gap-3 border-t border-line pt-6"
    >
      <h2 id="still-stuck" className="text-lg">
        {support.stillStuck}
      </h2>
      <p>{support.askFeedback}</p>
      <Link to={pagePaths.feedback} className={buttonClass('secondary')}>
        {support.writeFeedback}
      </Link>
      <ContactLines />
    </section>
  )
}
