export default function Page() {
  return <main id="contenu">faq</main>;
}
