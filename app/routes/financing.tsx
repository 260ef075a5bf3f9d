export default function Page() {
  return <main id="contenu">financing</main>;
}
