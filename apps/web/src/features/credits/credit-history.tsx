import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import { useCreditHistory } from './api/get-credit-history'
import { groupLines, type CreditGroup } from './group-lines'

/** What credits were spent on and where they came from, the newest first. */
export function CreditHistory() {
  const { common, ledger } = useTexts('common', 'ledger')
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useCreditHistory()
  const lines = groupLines(data?.pages.flat() ?? [])
  if (isPending) return <Spinner label={common.loading} />
  if (isError) return <ErrorState message={ledger.failed} onRetry={() => void refetch()} />
  if (lines.length === 0) return <p className="text-ink-soft">{ledger.empty}</p>
  return (
    <>
      <table className="w-full text-sm">
        <caption className="pb-2 text-left font-medium">{ledger.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{ledger.what}</th>
            <th scope="col">{ledger.when}</th>
            <th scope="col">{ledger.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CreditRow key={line.id} {...line} />
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {ledger.more}
        </Button>
      )}
    </>
  )
}

function CreditRow({ kind, amount, times, created_at: time }: CreditGroup) {
  const ledger = useTexts('ledger')
  const format = useNumberFormat()
  const [language] = useInterfaceLanguage()
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const names: Readonly<Record<string, string>> = ledger.kinds
  return (
    <tr className="border-t border-line">
      <td className="py-2 pr-3">
        {names[kind] ?? ledger.other}
        {times > 1 && ` × ${format(times)}`}
      </td>
      <td className="py-2 pr-3 text-right text-ink-soft">
        <time dateTime={time}>{when.format(new Date(time))}</time>
      </td>
      <td className={classNames('py-2 text-right tabular-nums', amount > 0 && 'font-medium text-leaf-deep')}>
        {format(amount, { signDisplay: 'exceptZero' })}
      </td>
    </tr>
  )
}
