/** As ./vocabulary.ts: materials, techniques, rooms, animals and other things. A table to read and to extend. */
export const THINGS_VOCABULARY = `
tapestry | wandteppich wandteppiche wandbehang wandbehange | tapiz tapices | tapisserie tapisseries tenture tentures
woven | gewebt geknupft | | tisse tissee
wool | wolle | lana | laine
cotton | baumwolle | algodon | coton
linen | leinen | lino | lin
silk | seide | seda | soie
canvas | leinwand leinwande | lienzo lienzos | toile toiles
felt | filz | fieltro | feutre
leather | leder | cuero | cuir
clay | tonerde lehm | barro arcilla | argile
terracotta | terrakotta | | 
porcelain | porzellan | porcelana | porcelaine
stoneware | steinzeug steingut | gres | gres
vase | vase vasen blumenvase | jarron jarrones florero floreros | vases
bowl | schale schalen schussel schusseln | cuenco cuencos tazon | bol bols coupe
plate | teller | plato platos | assiette assiettes
cup | tasse tassen becher | taza tazas | tasse tasses
bronze | | bronce bronces | bronzes
metal | metall | metales | metaux
iron | eisen | hierro | fer
marble | marmor | marmol | marbre
ink | tinte tusche | tinta tintas | encre encres
oil | ol | oleo oleos | huile huiles
oil painting | olgemalde olbild olbilder | |
acrylic | acryl | acrilico | acrylique
charcoal | zeichenkohle | carboncillo | fusain
pencil | bleistift | lapiz | crayon
embroidery | stickerei stickereien gestickt bestickt | bordado bordados | broderie broderies brode brodee
quilt | steppdecke flickendecke | colcha edredon | courtepointe
linocut | linolschnitt linolschnitte linoldruck | linograbado linograbados linoleo | linogravure linogravures
woodcut | holzschnitt holzschnitte | xilografia xilografias | xylographie
screen print | siebdruck siebdrucke serigrafie | serigrafia serigrafias | serigraphie serigraphies
risograph | risographie risodruck | risografia | risographie
etching | radierung radierungen | aguafuerte aguafuertes | 
lithograph | lithografie lithographie | litografia litografias | lithographie
cyanotype | cyanotypie | cianotipia cianotipo | cyanotypie
collage | collagen | | collages
marbled | marmoriert | marmolado | marbre
paper cut | scherenschnitt papierschnitt | | 
stained glass | bleiglas glasmalerei buntglas glasfenster | vitral vitrales vidriera vidrieras | vitrail vitraux
mosaic | mosaik mosaike | mosaico mosaicos | mosaique mosaiques
illustration | illustrationen | ilustracion ilustraciones | illustrations
typographic | typografisch | tipografico | typographique
text | schrift text texte | texto textos | texte textes
word | wort worter | palabra palabras | mot mots
decor | deko wanddeko dekoration | decoracion | decoration
hiker | wanderer wanderin bergsteiger | senderista excursionista montanero | randonneur randonneuse
gardener | gartner gartnerin | jardinero jardinera | jardinier jardiniere
typography | typografie schriftzug | tipografia | typographie lettrage
digital | | | numerique numeriques
geometric | geometrisch | geometrico | geometrique geometriques
minimal | minimalistisch | minimalista minimalistas | minimaliste minimalistes epure
art | kunst | |
color | farbe farben farbton farbtone tone | colores tono tonos | couleur couleurs teinte teintes
living room | wohnzimmer stube | sala salon | salon sejour
dining room | esszimmer speisezimmer | comedor |
kids room | kinderzimmer babyzimmer | |
hallway | flur diele korridor eingangsbereich | pasillo recibidor vestibulo | couloir vestibule
study | arbeitszimmer | estudio |
wall | wand wande | pared paredes muro | mur murs
sofa | | sillon | canape
frame | rahmen gerahmt rahmung | marco marcos enmarcado | cadre cadres encadre
square | quadratisch quadrat | cuadrado | carre carree
wide | breit | ancho |
tall | hoch hohes | alto | haut haute
panoramic | | panoramico | panoramique
portrait format | hochformat hochkant | vertical | vertical
landscape format | querformat quer | apaisado horizontal | horizontal
expensive | teuer teure teurer teures | caro | cher chere chers cheres couteux
cool | kuhl | fresco | frais fraiche
fresh | frisch | |
peaceful | beruhigend entspannend friedlich entspannt | relajante apacible pacifico | apaisant apaisante reposant relaxant
dramatic | dramatisch | dramatico | dramatique
playful | verspielt | jugueton | ludique espiegle
nostalgic | nostalgisch | nostalgico | nostalgique
energetic | lebendig energiegeladen | energico vibrante | energique vif vive
bright | leuchtend strahlend knallig | brillante | eclatant
melancholic | melancholisch schwermutig | melancolico | melancolique
delicate | fein filigran | delicado | delicat delicate
rabbit | hase kaninchen | conejo conejos | lapin lapins
owl | eule eulen | buho lechuza | hibou chouette
deer | hirsch reh | ciervo venado | cerf biche
elephant | elefant elefanten | elefante elefantes | elephants
whale | wal | ballena ballenas | baleine baleines
bee | biene bienen | abeja abejas | abeille abeilles
zebra | | cebra cebras | zebre zebres
sheep | schaf schafe | oveja ovejas | mouton moutons
cow | kuh kuhe | vaca vacas | vache vaches
chicken | huhn hahn huhner | gallina gallo | poule coq
poppy | mohn mohnblume mohnblumen | amapola amapolas | coquelicot coquelicots
lavender | lavendel | lavanda | lavande
dandelion | lowenzahn pusteblume pusteblumen | | pissenlit pissenlits
dahlia | dahlie dahlien | dalia dalias |
fern | farn farne | helecho helechos | fougere fougeres
cherry blossom | kirschblute kirschbluten | |
lily | lilie lilien | lirio lirios |
daisy | ganseblumchen | margarita margaritas | marguerite marguerites
orchid | orchidee orchideen | orquidea orquideas | orchidee orchidees
succulent | sukkulente sukkulenten | suculenta suculentas | succulente succulentes
cactus | kaktus kakteen | cacto |
lemon | zitrone zitronen | limon limones | citron citrons
apple | apfel | manzana manzanas | pomme pommes
fig | feige feigen | higo higos | figue figues
grape | traube trauben | uva uvas | raisin
lighthouse | leuchtturm leuchtturme | faro faros | phare phares
stairs | treppe treppen | escalera escaleras | escalier escaliers
roof | dach dacher | tejado tejados | toit toits
train | zug | tren trenes |
car | auto autos | coche coches | voiture voitures
bicycle | fahrrad | bicicleta bicicletas | velo velos
guitar | gitarre gitarren | guitarra guitarras | guitare guitares
piano | klavier flugel | |
drum | trommel trommeln | tambor tambores | tambour tambours
concert | konzert konzerte | concierto conciertos | concerts
party | feier | fiesta fiestas | fete fetes
wedding | hochzeit hochzeits | boda bodas | mariage
birthday | geburtstag geburtstags | cumpleanos | anniversaire
christmas | weihnachten weihnachts | navidad | noel
sister | schwester | hermana | soeur
brother | bruder | hermano | frere
grandmother | oma grossmutter | abuela | mamie
grandfather | opa grossvater | abuelo | papi
wife | ehefrau | esposa | epouse
husband | ehemann | esposo marido | mari
daughter | tochter | hija hijas |
travel | reise reisen | viaje viajes | voyage voyages
candle | kerze kerzen | vela velas | bougie bougies
gold | | oro |
skyline | stadtansicht | |
reef | riff | arrecife arrecifes | recif recifs
ribbon | band bander | cinta cintas | ruban rubans
maze | labyrinth irrgarten | laberinto laberintos | labyrinthe labyrinthes
creature | wesen | criatura criaturas | creature creatures
mushroom | pilz pilze | seta setas hongo hongos | champignon champignons
feather | feder federn | pluma plumas | plume plumes
mask | maske masken | mascara mascaras | masque masques
dancer | tanzer tanzerin | bailarina bailarin | danseuse danseur
kitchen window | kuchenfenster | |
download | | descarga | telechargement telecharger
movement | bewegung bewegt | movimiento | mouvement
letter | buchstabe buchstaben | letra letras | lettre lettres
texture | textur struktur | textura texturas |
layer | schicht schichten | capa capas | couche couches
thread | faden garn | hilo hilos | fil fils
stripe | streifen gestreift | raya rayas rayado | rayure rayures raye
dot | punkt punkte gepunktet | lunares | pois
triangle | dreieck dreiecke | triangulo triangulos |
spiral | spirale spiralen | espiral espirales | spirale spirales
bubble | blase blasen seifenblase seifenblasen | burbuja burbujas | bulle bulles
earthy | erdig erdton erdtone erdfarben | terroso | terreux terreuse
striking | auffallig eindrucksvoll | llamativo | frappant
swirl | wirbel strudel | remolino remolinos | tourbillon tourbillons
ridge | bergkamm grat | cresta | crete
petal | blutenblatt blutenblatter | petalo petalos | petale petales
dune | dune dunen | duna dunas | dunes
coast | steilkuste | | littoral
poetic | poetisch | poetico | poetique
intense | intensiv kraftig | intenso | intense
dreamy | vertraumt traumerisch | sonador | reveur reveuse
strong | stark | |
artist | kunstler kunstlerin | artista artistas | artiste artistes
original | originalwerk | | originale
pottery | topferware tonware | loza alfareria | poterie poteries
patchwork | patchworkdecke | |
plum | pflaume | ciruela | prune
copper | kupfer | cobre | cuivre
brass | messing | laton | laiton
stitch | stich genaht | puntada cosido | cousu
broken | zerbrochen kaputt | roto rota | casse cassee brise
repaired | repariert geflickt | reparado | repare reparee
balcony | balkon | balcon balcones | balcons
terrace | terrasse terrassen | terraza | terrasse
path | weg wege pfad pfade | camino sendero | chemin sentier
horizon | | horizonte |
lightning | blitze | relampago | foudre
glacier | gletscher | glaciar |
volcano | vulkan vulkane | volcan volcanes | volcans
cave | hohle hohlen | cueva | grotte
fountain | springbrunnen | fuente | fontaine
market | markt markte | mercado |
oak | eiche eichen | roble robles | chene chenes
birch | birke birken | abedul | bouleau bouleaux
palm | palme palmen | palmera | palmier
peony | pfingstrose pfingstrosen | peonia | pivoine
eagle | adler | aguila | aigle
swan | schwan schwane | cisne | cygne
frog | frosch frosche | rana | grenouille
snake | schlange schlangen | serpiente |
tiger | | tigre tigres | tigre
turtle | schildkrote schildkroten | tortuga | tortue
jellyfish | qualle quallen | | meduse
dragon | drache drachen | dragones |
mirror | spiegel | espejo | miroir
angel | engel | angeles | ange anges
ghost | gespenst gespenster | fantasma | fantome
skull | totenkopf | calavera |
violin | geige geigen | | violon
self portrait | selbstportrat selbstbildnis | autorretrato | autoportrait
nude | aktbild akt | desnudo | nu
religious | religios sakral geistlich biblisch | religioso sagrado biblico | religieux religieuse sacre biblique
cross | kreuz | cruz cruces | croix
stained glass | kirchenfenster | | 
sketch | skizze skizzen | boceto bocetos | croquis esquisse
charcoal | kohle | carbon |
carpet | teppich teppiche | alfombra alfombras | tapis
park | stadtpark | parque parques | parc parcs
chair | stuhl stuhle sessel | silla sillas | chaise chaises
clock | uhr uhren | reloj relojes | horloge horloges
airplane | flugzeug flugzeuge | avion aviones | avion avions
narrow | schmal | estrecho | etroit etroite
statue | statuen | estatua estatuas | statues
gloomy | trub | sombrio | lugubre
seascape | seestuck meereslandschaft kustenlandschaft | marina marinas | marine marines
elephant | elefant elefanten | elefante elefantes | elephant elephants
alps | | alpes | alpes
snowy | | | enneige
grandmother | | | grand-mere
sailing | segeln segler seglerin | navegar navegacion | navigation
kids room | | infantil |
present | | obsequio | 
waves | brecher | oleada | flots
storm | unwetter | borrasca tempestuoso | bourrasque
lobby | empfang | recepcion | accueil
`;
