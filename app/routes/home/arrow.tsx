export function Arrow() {
  return <span className="i-lucide-arrow-right text-icon transition-translate duration-160 group-hover:nudged" aria-hidden="true" />;
}
