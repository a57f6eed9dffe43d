export const common = {
  productName: 'Lingarden',
  tagline: 'Grow your language garden.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  tryAgain: 'Try again',
  loading: 'Loading',
  somethingWentWrong: 'Something went wrong here. The rest of the page still works.',
}
