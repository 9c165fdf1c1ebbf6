import { Button } from '#client/ui/base/button.tsx';
import { paths } from '#client/paths.ts';

export const Hero = () => (
  <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-16 gap-y-5 px-4 sm:px-8">
    <h1 id="hero" className="text-hero font-[650]">
      Hang your
      <br />
      work here.
    </h1>
    <div className="max-w-[46ch] lg:pb-1.5">
      <p className="text-base text-soft sm:text-lg">
        An art marketplace and a community of artists. Buy directly from the people who make it, or name your
        own price and <strong className="font-semibold text-paper">keep 90% of every sale</strong>, 92% with
        Premium.
      </p>
      <div className="mt-5 flex flex-wrap gap-3 sm:mt-7">
        <Button asChild size="lg">
          <a href={paths.register()}>Join</a>
        </Button>
        <Button asChild size="lg" variant="outline">
          <a href={paths.login(paths.upload())}>Sell Your Art</a>
        </Button>
      </div>
    </div>
  </div>
);
