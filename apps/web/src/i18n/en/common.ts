export const common = {
  productName: 'Lingarden',
  /** A label before what it names. */
  labelled: (label: string) => `${label}:`,
  tagline: 'Grow your language garden.',
  close: 'Close',
  tryAgain: 'Try again',
  help: 'Help with this',
  loading: 'Loading',
  notifications: 'Notifications',
  interfaceLanguage: 'Interface language',
  interfaceLanguageFailed: 'This language could not be loaded. Please try again.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  stages: { seed: 'Seed', sprout: 'Sprout', leaf: 'Leaf', bud: 'Bud', bloom: 'Bloom' },
  thirsty: (stage: string) => `${stage}, thirsty`,
  somethingWentWrong: 'Something went wrong here. The rest of Lingarden still works.',
}
