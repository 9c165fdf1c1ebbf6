/** As ./vocabulary.ts, for Italian, Portuguese and Dutch. A table to read and to extend. */
export const MORE_VOCABULARY = `
red | rosso | vermelho | rood
yellow | giallo | amarelo | geel
green | | | groen
blue | blu azzurro azzurra | | blauw
violet | viola | roxo | paars
pink | | cor-de-rosa | roze
orange | arancione | laranja | oranje
brown | marrone | castanho marrom | bruin
white | bianco | branco | wit
black | nero | preto | zwart
gray | grigio | cinza cinzento | grijs
color | colori colore | cores cor | kleuren kleur
light | chiaro | | licht
dark | scuro | escuro | donker
colorful | colorato | | kleurrijk kleurig
portrait | ritratto ritratti | | portret portretten
landscape | paesaggio paesaggi | paisagem paisagens | landschap landschappen
sea | mare mari | mar | zee
beach | spiaggia | praia | strand
wave | onda onde | ondas | golf golven
river | fiume fiumi | | rivier
mountain | montagna montagne monti | montanha montanhas | berg bergen
hill | collina colline | colina | heuvel heuvels
forest | bosco boschi foresta | floresta | bos bossen woud
tree | albero alberi | arvore arvores | boom bomen
leaf | foglia foglie | folha folhas | blad bladeren
flower | fiore fiori | | bloem bloemen
plant | pianta piante | | planten
garden | giardino giardini | jardim | tuin
sky | | ceu | lucht hemel
sun | sole | | zon
moon | | lua | maan
star | stella stelle | estrela estrelas | ster sterren
night | notte | noite | nacht
sunset | tramonto tramonti | | zonsondergang
sunrise | alba | | zonsopgang
mist | nebbia | nevoa neblina | nevel
rain | pioggia | chuva | regen
snow | neve | | sneeuw
winter | inverno invernale | | 
summer | estate estivo | verao | zomer
spring | primavera | | lente
autumn | autunno autunnale | outono | herfst
city | citta | cidade | stad
house | | | huis
window | finestra finestre | janela janelas | raam ramen
animal | animali | animais | dier dieren
dog | cani cane | cachorro cao | hond honden
cat | gatto gatti | | kat katten poes
bird | uccello uccelli | passaro passaros | vogel vogels
people | persone gente | pessoas | mensen
woman | donna donne | mulher mulheres | vrouw
child | bambino bambini bambina | crianca criancas | kinderen
painting | dipinto dipinti pittura pitture | | schilderij schilderijen
picture | quadro quadri opera opere arte | quadros | afbeelding
drawing | disegno disegni | desenho desenhos | tekening tekeningen
photograph | fotografia fotografie foto | | foto
print | stampa stampe incisione | gravura gravuras impressao | prent afdruk
poster | manifesto locandina | cartaz | affiche
sculpture | scultura sculture | | beeldhouwwerk
watercolor | acquerello acquerelli | aquarela | aquarel
ceramics | | | keramiek aardewerk
vase | vaso vasi | | vaas vazen
plate | piatto piatti | pratos | bord
textile | tessuto tessuti stoffa | | stof
tapestry | arazzo arazzi | tapecaria | wandkleed
embroidery | ricamo ricami | | borduurwerk
glass | vetro | vidro | 
wood | legno | | hout
paper | carta | | papier
abstract | astratto | abstrato | abstracte
geometric | geometrico geometrici geometriche | | geometrisch geometrische
modern | | | moderne
quiet | calmo tranquillo rilassante sereno | calmo | rustig rustige
happy | allegro gioioso | | vrolijk vrolijke
sad | triste | | verdrietig
warm | caldo | quente | warme
cold | freddo | | koud koude
small | piccolo | | klein kleine
large | grande grandi | grande grandes | groot grote
cheap | economico economica economici economiche | barato | goedkoop goedkope
gift | regalo | presente | cadeau cadeautje
mother | madre mamma | mae | moeder
living room | soggiorno salotto | | woonkamer
bedroom | | quarto | slaapkamer
kitchen | cucina | cozinha | keuken
handmade | artigianale | | handgemaakt
without | senza | sem | zonder
not | | nao | niet
and | e | |
with | | com | met
horse | cavallo cavalli | cavalo cavalos | paard paarden
boat | barca barche barchetta veliero nave navi | barcos veleiro | zeilboot schip schepen
sailing | vela navigazione | navegacao | zeilen
harbor | porto porti | porto | haven
waterfall | cascata cascate | cachoeira | waterval
cloud | nuvola nuvole nuvoloso | nuvem nuvens | wolk wolken
storm | tempesta tempestoso burrasca temporale | tempestade | storm
snow | innevato innevata | nevado | besneeuwd
rose | rosa rose | rosa rosas | roos rozen
tulip | tulipano tulipani | tulipa tulipas | tulp tulpen
sunflower | girasole girasoli | girassol girassois | zonnebloem zonnebloemen
poppy | papavero papaveri | papoula | klaproos klaprozen
meadow | prato prati | | weide weiland
field | campo campi | | veld velden
countryside | campagna | | platteland
village | paese villaggio borgo | aldeia | dorp
church | chiesa chiese | igreja | kerk
stained glass | vetrata vetrate | vitral | glas-in-lood
castle | castello castelli | castelo | kasteel
bridge | ponte ponti | | brug bruggen
street | strada strade via vicolo | rua ruas | straat
house | casa case | casas | huizen
door | porta porte | portas | deur
fish | pesce pesci | peixe peixes | vis vissen
butterfly | farfalla farfalle | borboleta | vlinder vlinders
lion | leone leoni | leao | leeuw
wolf | lupo lupi | |
fox | volpe volpi | raposa | vos
deer | cervo cervi | veado | hert
cow | mucca mucche | | koe koeien
sheep | pecora pecore | ovelha | schaap schapen
man | uomo uomini | homem | 
girl | ragazza ragazze | menina | meisje
boy | ragazzo ragazzi | menino | jongen
family | famiglia famiglie | | gezin
face | volto viso volti | rosto | gezicht
nude | nudo nuda nudi | nu | naakt
dancer | ballerina ballerino ballerine | bailarina | danseres
fruit | frutta frutti | fruta frutas | vruchten
apple | mela mele | maca macas | appel appels
lemon | limone limoni | limao | citroen
bread | pane | pao | brood
coffee | caffe | cafe | koffie
bathroom | bagno | banheiro | badkamer
office | ufficio studio | escritorio | kantoor
hallway | ingresso corridoio | corredor | gang
dining room | sala da pranzo pranzo | | eetkamer
stairs | scala scale | escada | trap
oil | olio | oleo | olieverf
linocut | linoleografia linoleografie | linogravura | linosnede
etching | acquaforte acqueforti | agua-forte | ets
sketch | schizzo schizzi bozzetto | esboco | schets
pencil | matita matite | lapis | potlood
charcoal | carboncino | carvao | houtskool
ink | inchiostro | tinta | inkt
statue | statua statue | | standbeeld
bronze | bronzo bronzi | | brons
metal | metallo metalli | | metaal
bowl | ciotola ciotole | tigela | kom
gold | oro | ouro | goud
golden | dorato dorata dorati | dourado | gouden
silver | argento argentato | prata | zilver
gloomy | cupo cupa | sombrio | somber
expensive | costoso costosa | | duur
wedding | matrimonio nozze | casamento | bruiloft
birthday | compleanno | aniversario | verjaardag
grandmother | nonna | avo | oma
grandfather | nonno | | opa
friend | amica amico amici | amiga amigo | vriend vriendin
wife | moglie | esposa | echtgenote
husband | marito | marido | echtgenoot
daughter | figlia | filha | dochter
sister | sorella | irma | zus
brother | fratello | irmao | broer
father | papa babbo | pai | vader
religious | religioso religiosa sacro sacra | religioso sagrado | religieus
angel | angelo angeli | anjo | engel
cross | croce croci | cruz | kruis
seascape | marina marine | marinha | zeegezicht
island | isola isole | ilha ilhas | eiland
desert | deserto | deserto | woestijn
park | parco parchi | parque |
chair | sedia sedie | cadeira | stoel
table | tavolo tavola | mesa | tafel
lamp | lampada lampade | lampada |
candle | candela candele | vela | kaars
mirror | specchio specchi | espelho | spiegel
clock | orologio orologi | relogio | klok
train | treno treni | trem comboio | trein
car | automobile automobili | carro |
bicycle | bicicletta biciclette | bicicleta | fiets
airplane | aereo aerei | aviao | vliegtuig
landscape format | orizzontale | |
portrait format | verticale | |
wide | largo larga | | breed
narrow | stretto stretta | estreito | smal
heart | cuore cuori | coracao | hart
love | amore | amor | liefde
wall | parete pareti | parede | muur
sofa | divano | | bank
nature | natura | natureza | natuur
fire | fuoco | fogo | vuur
wind | vento | | 
moon | luna lune | |
dream | sogno sogni | sonho | droom
water | acqua acque | agua | 
stone | pietra pietre | pedra | steen
coast | costa scogliera | | kust
line | linea linee | linha | lijn
circle | cerchio cerchi | circulo | cirkel
pattern | motivo motivi | padrao | patroon
`;
