import { Picture } from '@/components/pictures/picture'

/** The garden while nobody may enter. */
export const RestingGarden = () => <Picture name="rest" className="h-39 w-52 rounded-lg" />
