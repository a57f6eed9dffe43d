import { useEffect, useRef } from 'react'

/** Shows a picture that this page holds. */
export function PictureView({ picture, alt }: { picture: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return <img ref={image} alt={alt} className="mx-auto max-h-52 rounded-sm border border-line" />
}
