import { suggestionStatuses, type SuggestionStatus } from '@lingarden/domain/suggestions/suggestion'
import { Option, type Command } from 'commander'
import { listSuggestions, setSuggestionStatus } from '../suggestions.ts'
import type { WithConnection } from './common.ts'

export function addSuggestionCommands(program: Command, withConnection: WithConnection): void {
  const suggestions = program.command('suggestions').description('what learners wish for')
  suggestions
    .command('list')
    .description('list suggestions, those with the most votes first')
    .addOption(new Option('--status <status>', 'those of one status').choices(suggestionStatuses))
    .option('--json', 'as JSON', false)
    .action(({ status, json }: { status?: SuggestionStatus; json: boolean }) =>
      withConnection((connection) => listSuggestions(connection, { status, isJson: json })),
    )
  suggestions
    .command('set')
    .description('say where a suggestion stands')
    .argument('<id>', 'as the list shows it')
    .addArgument(program.createArgument('<status>').choices(suggestionStatuses))
    .action((id: string, status: SuggestionStatus) =>
      withConnection((connection) => setSuggestionStatus(connection, id, status)),
    )
}
