/** Words that mean the same, and words that Britons and Americans spell differently. Tables to read and to extend. */

/** Each line: all of them find each other, so they mean the same; what is a kind of something stands in `NARROWER`. */
const SYNONYMS = `
harbor port marina quay dock pier
boat ship sailboat vessel
sea ocean
underwater undersea
beach shore coast seaside
mountain summit alps peak
forest wood woods woodland
river stream brook creek
lake pond
sunset dusk sundown twilight
sunrise dawn daybreak
night nocturnal midnight
planet globe
moon lunar moonlight
sun sunny solar sunshine sunlight
star stars starry stellar
wind windy breeze
space cosmos cosmic galaxy universe
flower flowers blossom bloom bouquet floral
plant plants botanical
leaf leaves
tree trees
meadow field lawn
city town urban skyline cityscape
house home cottage
window windows
dog dogs puppy
cat kitten
bird birds
animal animals creature wildlife
person people figure
woman women
man men
mother mom mum
father dad
grandfather grandpa
child children kid kids
baby nursery
fruit fruits
food meal
music musical musician song melody
drum drums
dance dancing dancer ballet
geometric geometry
tile tiles
minimal minimalist minimalism minimalistic
abstract abstraction nonfigurative
circle circles round
line lines linear
stripe stripes
wave waves swell
water aquatic
snow snowy
winter wintry
rain rainy raindrop drizzle
spooky eerie ghostly ghost haunted creepy
love loving lover
memory memories
happy cheerful joyful
cozy snug
embroidery embroidered stitched stitch needlework
storm stormy tempest
cloud clouds cloudy
fire flame ember flames
desert dune
canyon gorge
island isle
map maps chart topographic cartography topography
photograph photo photography
painting paint
watercolor aquarelle gouache
drawing sketch
sculpture statue sculptural
ceramic ceramics pottery stoneware
textile fabric
tapestry weaving woven
quilt patchwork
collage papercut
linocut woodcut
typography typographic lettering letter letters type font
generative algorithmic code computational
ai generated
maze labyrinth
fog foggy mist misty haze hazy
swirl swirls marbled marbling
bathroom bath
office desk
reef coral
plate dish
brush brushes paintbrush
autumn fall
`;

/** Each line: the first finds all others, but not they it. */
const NARROWER = `
landscape meadow valley forest hill mountain lake coast canyon field stream river horizon harbor
scenery meadow valley forest hill mountain lake coast canyon field stream river
countryside meadow field hill valley garden
nature forest meadow mountain stream flower fern leaf sea animal plant tree
outdoors forest meadow mountain stream hiking
seascape sea coast harbor beach
ocean underwater reef
forest larch pine
water sea ocean lake river stream
mountain hill ridge
sky cloud star sunset
evening sunset dusk twilight
morning sunrise dawn
winter snow frost
space planet orbit star moon cosmic
plant leaf fern succulent houseplant flower moss dandelion
leaf fern
tree larch pine oak
flower dandelion dahlia rose tulip sunflower lily poppy daisy iris orchid peony hydrangea magnolia lotus marigold
garden flower fern
animal dog cat bird horse zebra fish lion wolf bear spaniel butterfly bee fox deer owl elephant tiger rabbit cow sheep insect whale frog toad snake turtle mouse squirrel hedgehog giraffe monkey duck goose swan chicken rooster crow raven parrot peacock hummingbird flamingo penguin dolphin shark octopus jellyfish crab snail spider ant dragonfly goat pig donkey camel panda koala kangaroo crocodile hippo leopard cheetah
pet dog cat puppy kitten spaniel rabbit
dog spaniel retriever labrador poodle terrier bulldog dachshund
portrait face person people woman man girl boy
person human woman man mother daughter father child crowd dancer musician
human person people woman man mother daughter father child crowd dancer musician
family mother daughter father child
kid childlike
food fruit fig
fruit apple lemon fig pear strawberry cherry grape peach banana berry
weather storm rain snow fog mist cloud wind
season autumn spring summer winter
city building tower street
building tower house church castle skyline skyscraper temple mosque cathedral palace barn
vehicle car train boat ship bicycle motorcycle bus truck airplane
music concert drum instrument sound klang
instrument drum piano violin guitar trumpet saxophone
pattern geometric tile stripe patchwork
abstract swirl
circle sphere
textile weaving tapestry quilt embroidery shibori macrame
ceramic vase plate bowl
watercolor wash
print linocut woodcut engraving risograph poster
drawing linework
generative mathematics
coffee cup
wine bottle
`;

/** Each line: what is seen where the first is, or goes with it; for other works than those asked for. A phrase has a low line. */
const BESIDE = `
boat harbor sea lake river
sailing harbor sea waves
bridge river city
lighthouse harbor coast sea
fish underwater ocean sea reef
fishing lake sea river harbor
waterfall stream river water
swimming water underwater sea
mermaid underwater ocean sea
pool water
cabin forest mountain
horse meadow field mountain
cow meadow field
sheep meadow hills
wheat meadow field summer
farm meadow field
tractor meadow field
bee flower meadow
butterfly flower garden
bird sky tree
airplane sky travel
skyscraper city skyline
zodiac stars moon space
frog pond water
train travel city
car city street
bicycle city street
street city buildings
church stained mosaic
book letter typography
chair living kitchen
guitar music musician
piano music musician
violin music musician
jazz music concert
singer music concert
dancer music rhythm
coffee kitchen morning
bread kitchen food
cake kitchen food
vegetables kitchen food
wine evening kitchen
golden_hour sunset sunrise sunlight morning evening
musician rhythm dance poster party
texture textile weaving embroidery relief
science mathematics simulation neural generative
japanese shibori kintsugi zen wash
snowman winter snow
ski mountains snow
christmas winter candle
halloween ghostly eerie night
astronaut space cosmic planet
rocket space cosmic planet
robot futuristic neural
cyberpunk city night futuristic neural
cloud sky mountain mist horizon
computer generative mathematics
chemist simulation mathematics
scientist simulation mathematics
physicist attractor mathematics
teacher letter typography
cook kitchen food
gardener garden botanical
photographer photograph
baby kids playful
woman elegant romantic
man solitude evening
monk zen quiet
yoga zen calm
buddha zen calm
beach sea waves sun
palm leaves summer
jungle leaves forest
cactus succulent desert
`;

/** British, American. */
const SPELLINGS = `
harbour harbor
colour color
watercolour watercolor
coloured colored
colourful colorful
grey gray
centre center
theatre theater
fibre fiber
metre meter
jewellery jewelry
jewel jewel
mould mold
plough plow
moustache mustache
pyjamas pajamas
cosy cozy
aeroplane airplane
neighbour neighbor
favourite favorite
flavour flavor
honour honor
labour labor
humour humor
rumour rumor
armour armor
vapour vapor
splendour splendor
savour savor
parlour parlor
behaviour behavior
catalogue catalog
dialogue dialog
analogue analog
marvellous marvelous
traveller traveler
woollen woolen
sculpt sculpt
aluminium aluminum
sombre somber
lustre luster
sabre saber
spectre specter
ochre ocher
storey story
tyre tire
cheque check
draught draft
sceptical skeptical
organise organize
stylised stylized
realise realize
`;

const groupsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

function indexed(table: string): Map<string, string[]> {
  const of = new Map<string, string[]>();
  for (const group of groupsOf(table)) {
    for (const word of group) of.set(word, [...(of.get(word) ?? []), ...group]);
  }
  return of;
}

const SPELLED = indexed(SPELLINGS);
const MEANT = indexed(SYNONYMS);
const GOES_WITH = new Map(groupsOf(BESIDE).map(([word, ...others]) => [word!.replace('_', ' '), others]));
const WIDER = new Map(groupsOf(NARROWER).map(([word, ...narrower]) => [word!, narrower]));

/** The word as it would stand in the tables: boats, boat; parties, party; leafs and leaves, leaf; misspelled: citys, city. */
export const singularsOf = (word: string): string[] => [
  word,
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(/(?:s|x|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
  ...(word.endsWith('s') || word.endsWith('z') ? [word.slice(0, -1)] : []),
  ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
  ...(word.endsWith('oes') ? [word.slice(0, -2)] : []),
];

/** The word in both spellings. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([word, ...singularsOf(word).flatMap((one) => SPELLED.get(one) ?? [])]),
];

/** The word in both spellings, all that mean the same, and the kinds of it. */
export const meaningsOf = (word: string): string[] => {
  const same = spellingsOf(word).flatMap((spelled) => [
    spelled,
    ...singularsOf(spelled).flatMap((one) => MEANT.get(one) ?? []),
  ]);
  const kinds = same.flatMap(singularsOf).flatMap((one) => WIDER.get(one) ?? []);
  return [...new Set([...same, ...kinds].flatMap(spellingsOf))];
};

/** What is of the same kind, of birds other animals, and what goes with it. */
export const kindOf = (word: string): string[] => {
  const same = meaningsOf(word).flatMap(singularsOf);
  return [
    ...new Set([
      ...[...WIDER].flatMap(([kind, narrower]) =>
        same.some((one) => narrower.includes(one)) ? meaningsOf(kind) : [],
      ),
      ...same.flatMap((one) => GOES_WITH.get(one) ?? []),
    ]),
  ];
};

/** All words that the tables have, of one word each. */
export const TABLE_WORDS: readonly string[] = [
  ...new Set([...MEANT.keys(), ...[...WIDER].flatMap(([kind, narrower]) => [kind, ...narrower])]),
];

/** A word that these tables have is correct. */
export const isInTables = (word: string): boolean =>
  singularsOf(word).some((one) => MEANT.has(one) || SPELLED.has(one) || WIDER.has(one));
