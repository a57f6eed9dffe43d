import { useEffect, useRef } from 'react'

/** Shows a picture that this page holds. */
export function PictureView({ picture, alt }: { picture: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    const element = image.current
    if (element) element.src = address
    return () => {
      // An image that still names an address which is gone asks for it once more.
      element?.removeAttribute('src')
      URL.revokeObjectURL(address)
    }
  }, [picture])
  return <img ref={image} alt={alt} className="mx-auto max-h-52 rounded-sm border border-line" />
}
