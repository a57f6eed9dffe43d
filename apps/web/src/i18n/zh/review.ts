export { review } from '../en/review'
