import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface MessageBubbleProps {
  type: 'ai' | 'user'
  messageType?: string | undefined
  children: ReactNode
}

/** The look of a message: the tutor's is the page's own text, the learner's a bubble. A reply keeps it from its first word to its last. */
export function MessageBubble({ type, messageType, children }: MessageBubbleProps) {
  return (
    <div
      data-message-type={type}
      data-ai-message-type={messageType}
      className={classNames(
        'w-fit wrap-anywhere',
        type === 'ai'
          ? // The largest words of the screen. Where readings stand over them both are of one hand.
            'max-w-[600px] px-1 font-display text-[22px] leading-snug has-[ruby]:font-text has-[ruby]:text-chat'
          : 'ml-auto max-w-[88%] rounded-lg rounded-br-[6px] bg-leaf-pale px-4 py-3 text-chat',
      )}
    >
      {children}
    </div>
  )
}
