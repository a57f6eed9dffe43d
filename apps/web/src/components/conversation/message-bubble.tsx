import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface MessageBubbleProps {
  type: 'ai' | 'user'
  messageType?: string | undefined
  children: ReactNode
}

/** The look of a message; a reply keeps it from its first word to its last. */
export function MessageBubble({ type, messageType, children }: MessageBubbleProps) {
  return (
    <div
      data-message-type={type}
      data-ai-message-type={messageType}
      className={classNames(
        'w-fit max-w-[85%] rounded-lg px-4 py-3 text-chat wrap-anywhere',
        type === 'ai' ? 'rounded-bl-[4px] bg-card shadow-hairline' : 'ml-auto rounded-br-[4px] bg-leaf-pale',
      )}
    >
      {children}
    </div>
  )
}
