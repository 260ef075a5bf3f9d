export function Logo(_: { className?: string }) { return <svg viewBox="0 0 36 28" className={_.className} />; }
