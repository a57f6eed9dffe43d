import { Print } from '@/components/portraits/ink'

/** What the rest stands on, at a height; it goes on beyond the picture, whose frame cuts it off. */
export const Ground = ({ y, fill }: { y: number; fill: 'wood' | 'leaf2' }) => (
  <Print d={`M-90 ${y + 1}C-30 ${y - 1} 30 ${y - 2} 70 ${y}S180 ${y + 2} 240 ${y}V190H-90Z`} fill={fill} />
)
