/** Words that name a color, a tone or a mood. One table to read and to extend; what a mood looks like: shared/artworks/moods.ts. */
import { COLORS, type Color } from '#shared/artworks/browse.ts';
import { TONES, type Tone } from '#shared/artworks/color-names.ts';
import type { Mood } from '#shared/artworks/moods.ts';

/** The names themselves included. */
const listed = <Name extends string>(table: Partial<Record<Name, string>>): Map<string, string> =>
  new Map(
    Object.entries<string | undefined>(table).flatMap(([name, words = '']) =>
      [name, ...words.split(' ').filter(Boolean)].map((word) => [word, name] as const),
    ),
  );

/** Only words that are nothing but colors: a rose is a flower first. */
const COLOR_TABLE: Record<Color, string> = {
  red: 'crimson scarlet vermilion reddish',
  orange: '',
  yellow: '',
  green: 'emerald greenish',
  teal: 'turquoise aqua cyan',
  blue: 'navy azure cobalt indigo ultramarine cerulean bluish',
  violet: 'purple lilac mauve',
  pink: 'fuchsia magenta',
  brown: 'sepia',
  cream: 'white beige ivory',
  gray: 'grey',
  black: '',
};

const TONE_TABLE: Partial<Record<Tone, string>> = {
  cool: '',
  dark: 'darkness',
  light: 'pale airy',
  pastel: 'pastels',
  vivid: 'bright vibrant colorful colourful saturated multicolored multicolor rainbow',
  muted: 'faded subdued desaturated neutral neutrals',
  monochrome: 'monochromatic',
  blackwhite: 'bw blackandwhite achromatic',
};

const MOOD_TABLE: Record<Mood, string> = {
  calm: 'lull placid mellow easy pure softly healing sanctuary quiet peaceful peace serene serenity tranquil tranquility calming calmness relaxing relaxed relax soothing gentle still stillness restful meditative meditation zen mindful contemplative silence silent hushed soft slow unhurried bedroom bathroom waiting therapy clinic dentist spa yoga sleep sleepy breathe harmony balance',
  warm: 'cozy cosy warmth homely inviting snug sunny sunlit glowing glow toasty comforting comfort comfortable hearth fireside hygge',
  loud: 'excited exciting excitement rhythm rhythmic restless frantic wow striking bold busy noisy energetic energy electric intense explosive powerful punchy lively dynamic chaotic chaos hectic',
  lonely:
    'void stark barren forgotten stranded alone lonesome solitary solitude loneliness isolated isolation empty emptiness desolate abandoned deserted remote lost forlorn',
  joyful:
    'radiant exuberant euphoric ecstatic laughter grateful gratitude lighthearted smile smiling happy joy happiness cheerful cheer uplifting optimistic hopeful hope celebration celebrating delight delightful positive bliss festive',
  sad: 'sorrow sorrowful lament grieving heartbreak heartache regret despair gloom weary sadness melancholy melancholic gloomy somber sombre grief mourning wistful heartbroken depressed tearful bleak',
  dreamy:
    'lucid hypnotic infinite infinity transcendent spiritual heavenly divine wonder fairytale dream dreams dreamlike ethereal surreal floating otherworldly hazy magical fantasy whimsy enchanted celestial cosmic weightless futuristic',
  mysterious:
    'moody mystical mystic mystery enigmatic magic moonlit secret eerie haunting haunted spooky creepy scary sinister menacing uncanny strange weird occult gothic hidden unsettling',
  romantic:
    'affection affectionate seductive desire tenderhearted crush sweetheart romance love loving lovers valentine tender tenderness intimate sensual passion passionate',
  fresh: 'clean crisp breezy natural organic alive renewed lush',
  cold: 'icy frosty frozen chilly arctic freezing',
  dramatic:
    'courage courageous brave strength strong power mighty overwhelming burning fiery suspense danger dangerous drama epic majestic grand sublime awe angry anger fierce rage fury furious tense tension',
  playful: 'fun funny whimsical quirky childlike silly cheeky kids nursery humorous humor naive curious',
  nostalgic:
    'bittersweet yesteryear heirloom nostalgia vintage retro memory memories oldfashioned antique childhood remembering homesick grandma grandmother longing',
  elegant:
    'poised understated modern timeless precious fragile fragility elegance simple simplicity refined delicate graceful sophisticated luxurious luxury classy',
  earthy: 'earth rustic rural',
  wild: 'wanderlust wander escape primal feral untamed wilderness adventurous adventure free freedom rugged raw',
};

/** Things that are also colors, each with its color. */
export const COLOR_THINGS: ReadonlyMap<string, string> = listed<Color>({
  red: 'ruby cherry burgundy maroon wine blood brick',
  orange: 'terracotta apricot tangerine rust coral copper peach',
  yellow: 'gold golden mustard ochre lemon amber honey brass',
  green: 'olive sage mint lime moss jade pine',
  teal: 'petrol',
  violet: 'lavender plum',
  pink: 'rose salmon blush',
  brown: 'umber tan bronze chocolate',
  gray: 'silver charcoal slate concrete ash smoke',
  cream: 'sand',
  black: 'ebony coal',
});

/** Of those, living things: in a title or a tag they are there, elsewhere they are a color. */
const LIVING = new Set(
  'cherry apricot tangerine peach coral lemon lime mint moss pine olive sage lavender plum rose salmon'.split(
    ' ',
  ),
);
/** What someone who types it wants to see, whatever its color is. */
const MATERIALS = new Set(
  'ruby terracotta wine blood brick copper honey brass amber gold jade bronze chocolate silver charcoal slate concrete ash smoke sand coal'.split(
    ' ',
  ),
);
export const isLiving = (word: string): boolean => LIVING.has(word);
export const isThingFirst = (word: string): boolean => LIVING.has(word) || MATERIALS.has(word);

/**
 * Things that go with a mood. They are words: works of the mood are shown only where next to nothing has the word, and as other
 * works.
 */
const THING_TABLE: Partial<Record<Mood, string>> = {
  calm: 'lake meditation yoga monk temple zen lagoon pond snowfall reading book library tea feather raindrops swan mist fog',
  warm: 'summer summery summertime tropical sun sunday coffee bread kitchen cabin fireplace candle blanket sweater beach holiday vacation desert picnic honey',
  loud: 'concert rock jazz punk disco neon traffic crowd rave drums sports football gym race circus fireworks graffiti techno musician music',
  lonely: 'lighthouse moon hotel motel bench island astronaut desert prison exile space universe planet',
  joyful:
    'morning birthday party wedding confetti balloon picnic garden butterfly summer carnival family puppy rainbow candy cake',
  sad: 'rain rainy tears funeral farewell goodbye divorce war death hospital november grave',
  dreamy:
    'sleep clouds cloud moonlight unicorn angel fairy galaxy stars aurora jellyfish underwater mermaid balloon heaven space universe planet',
  mysterious:
    'castle ghost witch vampire owl raven cave ruin ruins mask wolf forest jungle fog abyss skull magic mirror dungeon key door cat',
  romantic: 'rose kiss couple bride wedding anniversary paris valentine lips perfume roses',
  fresh:
    'morning springtime tropical palm rain garden leaf plants herbs salad mint breakfast apple lemon spring easter farm balcony',
  cold: 'winter wintry wintertime snow ice iceberg penguin ski skiing alps glacier december january christmas polar wolf',
  dramatic:
    'storm thunder dragon battle warrior hero opera theater volcano tornado shipwreck king queen lion horse eagle',
  playful: 'toy toys robot dinosaur monkey clown cartoon comic game games bicycle kitten cat baby',
  nostalgic: 'train vinyl radio typewriter letter farmhouse photograph album school diary vhs polaroid man',
  elegant:
    'ballet ballerina dancer piano violin opera pearl silk jewel champagne hotel architecture office desk workplace meeting',
  earthy:
    'autumn autumnal fall october november mushroom harvest farm barn pottery clay wood bread deer fox pumpkin soil',
  wild: 'forest jungle tiger lion bear wolf horse safari hike hiking camping ocean sea waterfall surf surfing river eagle',
};

/** Plain words, each with the color, tone or mood it names. */
export const COLOR_WORDS: ReadonlyMap<string, string> = listed(COLOR_TABLE);
export const TONE_WORDS: ReadonlyMap<string, string> = listed(TONE_TABLE);
export const MOOD_WORDS: ReadonlyMap<string, string> = listed(MOOD_TABLE);

const moodsOfThing = new Map<string, string[]>();
for (const [mood, things] of Object.entries(THING_TABLE)) {
  for (const thing of things.split(' ')) moodsOfThing.set(thing, [...(moodsOfThing.get(thing) ?? []), mood]);
}
export const THING_MOODS: ReadonlyMap<string, readonly string[]> = moodsOfThing;

/** 'hopefully' and 'hope', 'quietness' and 'quiet': what is left without endings. */
const rootOf = (word: string): string => {
  const root = word.replace(/(?:fulness|fully|ful|ingly|ing|ness|ously|ous|ally|ly|ity|ed|y|e|s)$/, '');
  return root.length >= 4 ? root : word;
};
const MOOD_ROOTS = new Map([...MOOD_WORDS].map(([word, mood]) => [rootOf(word), mood] as const));

/** What someone does in a picture says nothing of its mood. */
const DONE = new Set('sleeping breathing waiting balancing crushing charging'.split(' '));

/** The mood that the word, or another form of it, names. */
export const moodNamed = (word: string): string | undefined =>
  MOOD_WORDS.get(word) ??
  (word.length > 5 && !THING_MOODS.has(word) && !DONE.has(word) ? MOOD_ROOTS.get(rootOf(word)) : undefined);

/** After 'by' they are no artist. */
export const NO_NAMES: ReadonlySet<string> = new Set([
  ...COLORS,
  ...TONES,
  ...'a an the my our your his her its their day night hand moonlight candlelight train sea side sun someone women men'.split(
    ' ',
  ),
]);
