/** Words that mean the same, and words that Britons and Americans spell differently. Tables to read and to extend. */

/** Each line: all of them find each other, so they mean the same; what is a kind of something stands in `NARROWER`. */
export const SYNONYMS = `
harbor port marina quay dock pier
boat ship sailboat vessel
sea ocean
underwater undersea
beach shore coast seaside
mountain summit alps peak
forest woodland
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
herb herbs
tree trees
meadow field lawn
city town urban skyline cityscape
house home cottage
window windows
dog dogs puppy
cat kitten
bird birds
animal animals creature wildlife
person people
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
storm stormy tempest thunderstorm
vase jug pitcher
cup mug
bowl bowls
plate dish saucer platter
path trail track footpath road lane
stone boulder pebble
lantern lamp lamps
net mesh web
gold gilded gilt
spiral spirals helix
mandala rosette
reflection mirrored mirroring
glossy shiny iridescent
fabric cloth
countryside rural
cliff cliffs
spring springtime springlike
summer summery summertime
futuristic scifi
bubble bubbles
imaginary imagined invented fictional
cloud clouds cloudy
fire flame ember flames
desert dune
canyon gorge
island isle
map maps chart topographic cartography topography
photograph photo photography
painting paint
watercolor aquarelle gouache
stairs stair staircase stairwell
drawing sketch linework doodle
sculpture statue sculptural
ceramic ceramics pottery stoneware earthenware porcelain clay
ceramist ceramicist potter
photographer photojournalist
illustration illustrated illustrator
printmaking printmaker printmakers
textile fabric
tapestry weaving woven
quilt patchwork
collage papercut
linocut woodcut woodblock linoprint lino
risograph riso
wool woolen woollen
typography typographic lettering letter letters type font calligraphy alphabet
generative algorithmic code computational
ai generated
maze labyrinth
fog foggy mist misty haze hazy
swirl swirls marbled marbling
bathroom bath
office desk
reef coral
movement motion flowing flow
psychedelic trippy
math maths mathematics mathematical
nautical maritime marine
history heritage story
reused recycled upcycled repurposed salvaged mended
cabin hut chalet
striped stripe stripes
brush brushes paintbrush
autumn fall autumnal
`;

/** Each line: the first finds all others, but not they it. */
export const NARROWER = `
landscape meadow valley forest hill mountain lake coast canyon field stream river horizon
scenery meadow valley forest hill mountain lake coast canyon field stream river
countryside meadow field hill valley garden
nature forest meadow mountain stream flower fern leaf sea animal plant tree
outdoors forest meadow mountain stream hiking
seascape sea ocean coast harbor beach
ocean underwater reef
forest larch pine
water sea ocean lake river stream
mountain hill ridge
sky cloud star sunset
evening sunset dusk twilight
morning sunrise dawn
winter snow frost
space planet orbit star moon cosmic
plant leaf fern succulent houseplant flower moss dandelion herb
botanical herb
leaf fern
tree larch pine oak
flower dandelion dahlia rose tulip sunflower lily poppy daisy iris orchid peony hydrangea magnolia lotus marigold
garden flower fern
ceramist ceramic pottery stoneware porcelain vase
photographer photograph photography
painter painting watercolor gouache tempera acrylic
painting watercolor gouache aquarelle tempera acrylic fresco wash
architecture building tower skyline cityscape house church castle skyscraper temple cathedral palace bridge stairs
weaver tapestry weaving textile
printmaker print linocut woodcut etching
sculptor sculpture
illustrator illustration
animal dog cat bird horse zebra fish lion wolf bear spaniel butterfly bee fox deer owl elephant tiger rabbit cow sheep insect whale frog toad snake turtle mouse squirrel hedgehog giraffe monkey duck goose swan chicken rooster crow raven parrot peacock hummingbird flamingo penguin dolphin shark octopus jellyfish crab snail spider ant dragonfly goat pig donkey camel panda koala kangaroo crocodile hippo leopard cheetah
pet dog cat puppy kitten spaniel rabbit
dog spaniel retriever labrador poodle terrier bulldog dachshund
portrait face person people woman man girl boy
person human woman man child crowd dancer
human person people woman man child crowd dancer
family mother daughter father child
figure person people woman man girl boy
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
geometric circle triangle hexagon isometric bauhaus grid tile
history memory heirloom vintage
movement swirl wave fluid rhythm
abstract swirl
circle sphere
textile weaving tapestry quilt embroidery shibori macrame
ceramic vase plate bowl
print linocut woodcut engraving risograph poster etching lithograph cyanotype
gardener garden plant flower botanical
nautical boat ship harbor sea ocean lighthouse sail coast wave
coastal coast sea beach harbor wave ocean
celestial moon star sun planet cosmic orbit
astronomical moon star planet orbit cosmic
urban city street skyline cityscape
rural meadow hill countryside barn
alpine mountain summit snow
tropical palm reef jungle
equestrian horse
culinary food kitchen fruit
math geometry geometric generative attractor algorithmic
scientific simulation attractor mathematics diffusion
science simulation attractor mathematics diffusion
psychedelic swirl fluid iridescent liquid
hiker mountain summit
climber mountain summit ridge
70s retro
60s retro
seventies retro
sixties retro
gardening garden plant flower botanical
golden gold gilded gilt brass
wood timber oak pine larch driftwood walnut
japanese shibori kintsugi wabi sumi zen ukiyo haiku origami bonsai samurai
metal metallic brass bronze copper steel silver iron
flora flower plant leaf
spiral dahlia
liquid fluid molten
drawing linework
generative mathematics
coffee cup
wine bottle
`;

/** Each line: forms of one word that have no common stem, and words made of it. */
export const FAMILIES = `
break broke broken
draw drew drawn drawing drawings
weave wove woven weaving weavings
metal metallic
mend repair
throw threw thrown
blow blew blown
freeze froze frozen
grow grew grown
fly flew flown flying flight
fall fell fallen
rise risen rising
sleep slept asleep sleeping
swim swam swimming
sing sang sung singing
write wrote written
hide hid hidden
sew sewed sewn
melt melted molten
burn burnt burned
bend bent
wear wore worn
tear torn
geometry geometric geometrical
botany botanic botanical
swirl swirls swirling swirled
curl curls curling curled
hike hikes hiking hiker hikers
garden gardens gardening gardener gardeners
wood wooden
silver silvery
glass glassy
sun sunny sunlit
moon moonlit
star starry starlit
snow snowy
mountain mountainous
marble marbled marbling
light lit
sand sandy
rust rusty rusted
leaf leaves leafy
mouse mice
goose geese
knife knives
wolf wolves
`;

/** Each line: what means the same as a phrase; words of one thing are joined by '_'. */
export const PHRASES = `
line_art line_drawing linework lineart contour_drawing
optical_illusion op_art
line_drawing line_art linework lineart
tie_dye shibori batik tie_dyed ikat
wall_hanging tapestry macrame
pop_art warhol
stained_glass leaded_glass glass_window
still_life still_lifes
paper_cut cut_paper papercut
screen_print silkscreen serigraph screenprint
pen_drawing ink_drawing plotter
golden_hour sunset sunrise
`;

/** What pictures have that are not wanted because of it: words in them, people's bodies. */
export const SEEN_WITH = `
text word words lettering typography letter letters
word text words lettering typography
letter text lettering typography alphabet
people face figure portrait
`;

/**
 * Each line: where title, tags, medium or alt text have one of the others, a work is no picture of the first; words joined by '_'
 * stand side by side. After '|' what comes nearest to the first in its place.
 */
export const UNLIKE = `
sculpture rendered render marched 3d cgi generated simulation | ceramics pottery stoneware porcelain
statue rendered render marched 3d cgi generated simulation | ceramics pottery stoneware porcelain
figurine rendered render marched 3d cgi generated simulation | ceramics pottery stoneware porcelain
seascape creature underwater reef typography lettering
landscape typography lettering
cityscape typography lettering
animal animal_print pattern
print animal_print
century mid_century
pet animal_print pattern
rose rose_window
flower rose_window
floral rose_window
sea sea_pen
ocean sea_pen
cat cat_eye
fish fish_eye
child kids_room
tiger tiger_lily
spider spider_web
`;

/** Techniques: as a verb of a description, 'bands weave past', they say nothing of how a work was made. */
export const TECHNIQUES = new Set(
  'weave weaving woven tapestry textile fabric embroidery embroidered stitch stitched needlework quilt patchwork paint painting painted gouache tempera acrylic aquarelle fresco wash draw drawing drawn sketch print prints photograph photo photography sculpture sculptural statue collage papercut linocut woodcut engraving etching ceramic ceramics pottery stoneware porcelain carving marbling shibori macrame risograph poster watercolor plotter'.split(
    ' ',
  ),
);

/** They are other things too: what they are a kind of is shown only where the title or a tag has them. */
export const AMBIGUOUS = new Set(
  'field horizon ridge peak summit pine oak larch figure face path wash bowl plate cup vase crowd ring star net web wood woods ground light line lines point'.split(
    ' ',
  ),
);

/** British, American. */
export const SPELLINGS = `
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
