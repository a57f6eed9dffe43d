export { currentTexts, useTexts } from './interface-language'
