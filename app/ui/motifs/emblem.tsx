export function Emblem(_: { name: string; className?: string; strokeWidth?: number }) { return <svg viewBox="0 0 64 64" className={_.className} />; }
