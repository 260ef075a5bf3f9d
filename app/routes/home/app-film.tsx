import { useId, useRef } from "react";
import { appFilm } from "#app/content/pages/app-film.ts";
import { IconButton } from "#app/ui/button.tsx";
import { useFilmPlayback } from "./use-film-playback.ts";

/** The app in use, on a phone that stands on the lower edge of what holds it. Without JavaScript the browser's own controls serve. */
export function AppFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const descriptionId = useId();
  const { isHydrated, hasFailed, isPlaying, setIsPlaying, isMuted, setIsMuted, togglePlaying, fillScreen, reportFailure } =
    useFilmPlayback(video);

  return (
    // On a phone a window on the upper part of the film.
    <figure
      className="app-film relative mx-auto aspect-31/48 w-[min(100%,15.5rem)] overflow-hidden rounded-t-28px border-7 border-ink border-b-0
        bg-paper md:aspect-auto md:w-[min(100%,19rem)] md:rounded-t-38px md:border-9 md:border-b-0"
    >
      {/* Under the film instead of being its poster, for a poster loads with the page however far down it is. */}
      <img
        src="/film/app-poster.webp"
        alt=""
        loading="lazy"
        width={572}
        height={1144}
        className="absolute inset-0 size-full object-cover object-top"
      />
      <video
        ref={video}
        width={572}
        height={1144}
        className="relative aspect-1/2 size-full object-cover object-top [&:fullscreen]:object-contain"
        preload="none"
        muted={isMuted}
        loop
        playsInline
        controls={!isHydrated}
        aria-label={appFilm.name}
        aria-describedby={descriptionId}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onVolumeChange={(event) => setIsMuted(event.currentTarget.muted)}
        // React lets the error of a source rise to here, where only the film's own counts.
        onError={(event) => event.target === event.currentTarget && reportFailure()}
      >
        <source src="/film/app.webm" type='video/webm; codecs="vp9, opus"' />
        <source src="/film/app.mp4" type='video/mp4; codecs="avc1.64001f, mp4a.40.2"' onError={reportFailure} />
      </video>
      {isHydrated && !hasFailed && (
        <fieldset
          aria-label={appFilm.controls}
          data-paused={!isPlaying || undefined}
          // Over the lowest part of the film, where nothing happens.
          className="absolute inset-x-0 bottom-0 flex flex-wrap gap-1 bg-ink px-2 py-1.5 [transition:opacity_200ms]
            [--icon-button-edge:transparent] [--icon-button-soft:var(--ink-2)] [--icon-button:#fff] [--ring:var(--sun)]
            forced-colors:[--icon-button:ButtonText]
            [@media_(hover:hover)_and_(prefers-reduced-motion:no-preference)_and_(forced-colors:none)]:[.app-film:not(:hover)>&:not([data-paused],:has(:focus-visible))]:opacity-0"
        >
          <IconButton
            label={isPlaying ? appFilm.pause : appFilm.play}
            icon={isPlaying ? "i-lucide-pause" : "i-lucide-play"}
            onClick={togglePlaying}
          />
          <IconButton
            label={isMuted ? appFilm.unmute : appFilm.mute}
            icon={isMuted ? "i-lucide-volume-x" : "i-lucide-volume-2"}
            onClick={() => setIsMuted(!isMuted)}
          />
          <IconButton label={appFilm.fullScreen} icon="i-lucide-maximize" className="ml-auto" onClick={fillScreen} />
        </fieldset>
      )}
      <figcaption id={descriptionId} className="visually-hidden">
        {appFilm.description}
      </figcaption>
    </figure>
  );
}
