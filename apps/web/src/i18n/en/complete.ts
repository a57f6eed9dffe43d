import { en } from './index'
import { pages } from './pages'

// Whoever signs in need not wait for texts of pages they do not see yet.
Object.assign(en, pages)
