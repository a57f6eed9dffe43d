export const common = {
  productName: 'Lingarden',
  tagline: 'Grow your language garden.',
  close: 'Close',
  tryAgain: 'Try again',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: (strength: number) => `Strength ${strength} of 100`,
  somethingWentWrong: 'Something went wrong here. The rest of Lingarden still works.',
}
