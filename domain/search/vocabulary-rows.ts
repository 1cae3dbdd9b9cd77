/**
 * The shop's vocabulary (integrations.md 8.6): Uzbek | in Cyrillic | Russian | English | other spellings of shoppers | meaning. Each row
 * is one group of synonyms; phrases of a column are separated by commas. Forms are found by their stems, so only forms that no ending
 * produces are listed. The meaning, if names and categories do not contain the words: `metal=…`, `stone=…`, `shape=…`, `gender=…`,
 * `occasion=…`, `style=…` are values of that facet (of `gender` and `style`, values after the first also match); `everything` is any
 * product; `aside` is a question to the shop and not about a product, so it never excludes one; `kind of …` is a row that may be answered
 * with the wider one.
 */
export const vocabularyRows = `
zargarlik buyumlari | заргарлик буюмлари | ювелирные изделия, ювелирка | jewellery, jewelry | taqinchoqlar, zeb-ziynat, ukrasheniya, украшения, zebziynat, taqinchoq buyum | everything
taqinchoq | тақинчоқ | украшение | piece of jewellery | taqinchok, bezak | everything
zargar | заргар | ювелир | jeweller, jeweler | yuvelir | aside
uzuk | узук | кольцо, колец | ring | kolso, koltso, kolco, колечко, uzik |
perstin | перстин | перстень | seal ring | perstin, persten | kind of uzuk
nikoh uzugi | никоҳ узуги | обручальное кольцо | wedding ring, wedding band | toʻy uzugi, obruchalka, обручалка, obruchalnoe koltso, свадебное кольцо, обручалки |
unashtiruv uzugi | унаштирув узуги | помолвочное кольцо | engagement ring | fotiha uzuk, помолвка, pomolvochnoe koltso, кольцо для предложения, proposal ring | occasion=engagement
muhr uzuk | муҳр узук | печатка, перстень-печатка | signet ring, signet | pechatka | style=signet
sirgʻa | сирға | серьги, серег, сережек | earrings, earring | sirga, isirgʻa, serga, zirak, pusset, сережки, sergi, serejki, сережка, серьга |
pusset sirgʻa | пуссет сирға | пусеты, гвоздики, пуссеты | studs, stud earrings | pusset, gvozdik, puseta, pusety, zirak | kind of sirgʻa
halqa sirgʻa | ҳалқа сирға | серьги-кольца, конго | hoop earrings, hoops, hoop | kongo, xalqa sirgʻa, xalqa | kind of sirgʻa
osma sirgʻa | осма сирға | серьги-подвески | drop earrings, dangle earrings | | kind of sirgʻa
zanjir | занжир | цепь, цепочка, цепочек | chain | sepochka, tsepochka, zanjr, sep, tsep |
marjon | маржон | ожерелье, колье | necklace | kolye, kole, marjan, kolie, ozherelye, boʻyin taqinchogʻi |
marjon | маржон | коралл | coral | korall | stone=coral
munchoq | мунчоқ | бусы | beads | busi, munchok, busy |
choker | чокер | чокер | choker | chokr | kind of marjon
kulon | кулон | кулон, подвеска, подвесок, подвес | pendant | osma, podveska, kulonchik |
medalyon | медальон | медальон | locket | medalon, medaloni |
tumor | тумор | тумар, амулет | amulet pendant, amulet | оберег, talisman, талисман | kind of kulon
bilaguzuk | билагузук | браслет | bracelet | bilakuzuk, bilakuzik, braslet, bilaguzik, браслетик |
qattiq bilaguzuk | қаттиқ билагузук | жёсткий браслет | bangle, cuff | bengl, жесткий браслет, jestkiy braslet | kind of bilaguzuk
oyoq bilaguzugi | оёқ билагузуги | браслет на ногу | anklet | ankle bracelet | kind of bilaguzuk
tennis bilaguzuk | теннис билагузук | теннисный браслет | tennis bracelet | tennisniy braslet | kind of bilaguzuk
toʻgʻnagʻich | тўғнағич | брошь, булавка, брошка | brooch, pin | brosh, broshka, tognagich |
tillaqosh | тиллақош | диадема, тилла-кош | tiara, diadem | diadema |
zaponka | запонка | запонки | cufflinks, cuff links | zapanka |
galstuk qisqichi | галстук қисқичи | зажим для галстука | tie clip | |
pirsing | пирсинг | пирсинг | piercing jewellery, piercing | |
qoʻl soati | қўл соати | наручные часы | wristwatch | soat, chasi, часы, watch |
toʻplam | тўплам | комплект, гарнитур, набор | set | komplekt, garnitur, nabor |
oltin | олтин | золото, золотой | gold, golden | tilla, zoloto, oltn, zolotoy, золотишко | metal=yellow,red,white,two-tone
tilla | тилла | золото | gold | tila, tillo | metal=yellow,red,white,two-tone
sariq oltin | сариқ олтин | жёлтое золото | yellow gold | jeltoe zoloto, sariq tilla | metal=yellow
oq oltin | оқ олтин | белое золото | white gold | beloe zoloto, oq tilla | metal=white
qizil oltin | қизил олтин | красное золото | red gold | krasnoe zoloto, qizil tilla | metal=red
pushti oltin | пушти олтин | розовое золото | rose gold, pink gold | rozoviy, rozovoe zoloto, pushti tilla | metal=red
ikki rangli oltin | икки рангли олтин | двухцветное золото, комбинированное золото | two-tone gold, two tone gold | | metal=two-tone
kumush | кумуш | серебро, серебряный | silver | serebro, kumish, serebryaniy | metal=silver
platina | платина | платина, платиновый | platinum | | metal=platinum
palladiy | палладий | палладий | palladium | | metal=palladium
zanglamas poʻlat | зангламас пўлат | нержавеющая сталь | stainless steel | stal, сталь | metal=steel
bijuteriya | бижутерия | бижутерия | costume jewellery | bijuteria | metal=costume
tilla suvi yuritilgan | тилла суви юритилган | позолоченный, позолота | gold-plated, gold plated | zarhal, pozolota, oltin qoplama | metal=plated
rodiylangan | родийланган | родированный | rhodium-plated | rodiy | aside
qoraytirilgan | қорайтирилган | чернёный | oxidised, oxidized | chernenie |
emal | эмаль | эмаль | enamel | sir |
proba | проба | проба | fineness | asillik darajasi | aside
tamgʻa | тамға | клеймо | hallmark | kleymo |
karat | карат | карат | carat, karat | kt, ct | aside
vazn | вазн | вес | weight | ogʻirlik, ves, gramm, грамм | aside
oʻlcham | ўлчам | размер | size | razmer, olcham | aside
tosh | тош | камень | stone | kamen, toshli, камушек, камни | stone=*
qimmatbaho tosh | қимматбаҳо тош | драгоценный камень | precious stone, gemstone | | stone=diamond,ruby,sapphire,emerald
toshsiz | тошсиз | без камней, без камня | without stones, no stones | bez kamney, plain | stone=none
brilliant | бриллиант | бриллиант, бриллиантовый | diamond, brilliant | briliant, brilyant, brilliantli | stone=diamond
olmos | олмос | алмаз, алмазный | diamond | almaz | stone=diamond
laboratoriya olmosi | лаборатория олмоси | лабораторный бриллиант, выращенный бриллиант | lab-grown diamond, lab diamond | lab, laboratory-grown diamond, lab-grown | stone=lab-diamond
muassanit | муассанит | муассанит | moissanite | moissanit | stone=moissanite
fianit | фианит | фианит | cubic zirconia, zirconia | sirkon, цирконий, циркон | stone=cubic-zirconia
zumrad | зумрад | изумруд, изумрудный | emerald | izumrud | stone=emerald
yoqut | ёқут | рубин, рубиновый | ruby | rubin, laʼl, yokut | stone=ruby
sapfir | сапфир | сапфир, сапфировый | sapphire | safir, koʻk yoqut | stone=sapphire
lojuvard | ложувард | лазурит | lapis lazuli, lapis | lazurit, ляпис | stone=lapis
feruza | феруза | бирюза, бирюзовый | turquoise | firuza, biryuza | stone=turquoise
marvarid | марварид | жемчуг, жемчужный, жемчужина | pearl | inju, dur, jemchug | stone=akoya-pearl
sadaf | садаф | перламутр | mother-of-pearl, mother of pearl, nacre | perlamutr | stone=mother-of-pearl
qahrabo | қаҳрабо | янтарь | amber | kahrabo, yantar | stone=amber
aqiq | ақиқ | агат, сердолик | agate, carnelian | akik, haqiq | stone=agate
anor toshi | анор тоши | гранат, гранатовый | garnet | granat | stone=garnet
ametist | аметист | аметист | amethyst | | stone=amethyst
topaz | топаз | топаз | topaz | | stone=topaz
akvamarin | аквамарин | аквамарин | aquamarine | | stone=aquamarine
xrizolit | хризолит | хризолит | peridot | | stone=peridot
sitrin | цитрин | цитрин | citrine | tsitrin | stone=citrine
oniks | оникс | оникс | onyx | | stone=onyx
opal | опал | опал | opal | | stone=opal
nefrit | нефрит | нефрит | jade | yashm, qosh toshi | stone=jade
malaxit | малахит | малахит | malachite | | stone=malachite
togʻ billuri | тоғ биллури | горный хрусталь | rock crystal | xrustal | stone=rock-crystal
zumrad kesim | зумрад кесим | изумрудная огранка, огранка изумруд, изумрудная форма | emerald cut, emerald shape | zumradsimon, зумрадсимон, zumradsimon kesim, zumrad shakli, огранка эмеральд, izumrudnaya ogranka, ogranka izumrud | shape=emerald
dumaloq | думалоқ | круглый | round | yumaloq, юмалоқ, krugliy, круглая огранка, dumaloq kesim | shape=round
oval | овал | овал, овальный | oval | ovalniy, oval kesim | shape=oval
nok | нок | груша, грушевидный | pear | nok kesim, tomchi kesim, огранка капля, огранка груша, pear cut, teardrop cut, grusha | shape=pear
markiz | маркиз | маркиз, огранка маркиз | marquise | markiza, маркиза, navette | shape=marquise
kushon | кушон | кушон, огранка кушон | cushion | yostiq kesim, ёстиқ кесим, yostiqsimon, подушка | shape=cushion
prinsessa | принсесса | принцесса, огранка принцесса | princess cut, princess | printsessa, malika kesim, малика кесим, malika kesimi | shape=princess
asher | ашер | ашер, ашера | asscher | asscher cut, esher | shape=asscher
radiant | радиант | радиант | radiant | radiant cut | shape=radiant
yurak kesim | юрак кесим | огранка сердце, сердцевидный | heart cut | yuraksimon, юраксимон, ogranka serdce | shape=heart
baget | багет | багет, огранка багет | baguette | bagetli | shape=baguette
kvadrat | квадрат | квадратный, квадрат | square | kvadratniy, kvadrat kesim, carré, карре | shape=square
kaboshon | кабошон | кабошон | cabochon | kabashon | shape=cabochon
kesim | кесим | огранка | cut | qirralash, қирралаш, ogranka, kesimli | aside
shakl | шакл | форма | shape, shaped | forma, shaklidagi | aside
uslub | услуб | стиль | style | stil, uslubdagi, дизайн, dizayn, design | aside
minimal | минимал | минимализм, минималистичный, минималистский, лаконичный, простой | minimalist, minimal, minimalistic, simple, dainty | minimalistik, minimalizm, sodda, oddiy, минималистик, содда, оддий, minimalistichniy, minimalistichnoe, lakonichniy, prostoy | style=minimal
klassik | классик | классика, классический, традиционный | classic, classical, timeless | klassika, klassicheskiy, klassicheskoe, anʼanaviy, анъанавий, traditsion | style=classic
panjarali | панжарали | ажур, ажурный, филигрань, филигранный, кружевной, прорезной | openwork, filigree, lace, pierced | ajur, ajurli, ajurniy, filigran, filigranli, naqshinkor, нақшинкор | style=openwork
shokilali | шокилали | с подвесами, с бахромой, бахрома | fringe, fringed, tassels | shokilador, popukli, baxroma, s podvesami, sharqona, восточный, oriental | style=fringe
vintaj | винтаж | винтаж, винтажный, старинный, антикварный, ретро | vintage, antique, retro | vintajniy, vintajnoe, qadimiy, қадимий, qadimona, antik, starinniy, starinnoe | style=openwork,classic
milliy | миллий | национальный, этнический, народный | ethnic, traditional, national | etno, этно, natsionalniy, milliycha | style=fringe,openwork
pave | паве | паве, россыпь камней | pavé, pave | mayda toshli, майда тошли, tosh sochilgan | style=pave
ramziy | рамзий | символ, символичный, символический, со смыслом | symbolic, symbol, meaningful | ramz, рамз, ramzli, simvol, so smislom | style=symbol
qulf | қулф | замок, застёжка | clasp | ilgak, zamok | aside
ingliz qulfi | инглиз қулфи | английский замок | English lock | | aside
toʻqima turi | тўқима тури | плетение | chain weave | pletenie | aside
bismark | бисмарк | бисмарк | bismarck | | kind of zanjir
yakor | якор | якорная, якорное плетение | anchor | langar | kind of zanjir
pantsir | панцир | панцирная, панцирное плетение | curb | panser, pantsirnaya | kind of zanjir
singapur | сингапур | сингапур | singapore | | kind of zanjir
nonna | нонна | нонна | nonna | | kind of zanjir
gravirovka | гравировка | гравировка | engraving | oʻyma yozuv, ўйма ёзув | aside
qoʻlda yasalgan | қўлда ясалган | ручная работа | handmade | qoʻl ishi | aside
ayollar uchun | аёллар учун | женские, для женщин | women's, for women, ladies | ayollar, jenskiy, женщина, девушка, жене, qizlar, xotin, lady | gender=women,unisex
erkaklar uchun | эркаклар учун | мужские, для мужчин | men's, for men, mens | erkakcha, mujskoy, erkak, мужчина, мужу, парню, er kishi | gender=men,unisex
bolalar uchun | болалар учун | детские, для детей | children's, for children, kids | detskiy, bola, ребёнок, ребёнку, дочке, сыну, bolajon, kid | gender=kids
sovgʻa | совға | подарок | gift, present | sovga, podarok | occasion=gift
sovgʻa qutisi | совға қутиси | подарочная коробка | gift box | quti, korobka | aside
sovgʻa kartasi | совға картаси | подарочная карта | gift card | podarochnaya karta | aside
toʻy | тўй | свадьба, свадебный | wedding | svadba, sarpo | occasion=wedding
unashtiruv | унаштирув | помолвка, помолвочный | engagement | fotiha, pomolvka | occasion=engagement
tugʻilgan kun | туғилган кун | день рождения | birthday | den rojdeniya | occasion=birthday
yubiley | юбилей | годовщина, юбилей | anniversary | | occasion=anniversary
ona | она | мама, маме, мамы | mother, mom | onajon, ayam, oyijon | occasion=mother
8-mart | 8-март | 8 марта | 8 march | | occasion=march8
navroʻz | наврўз | навруз | navroz, nowruz | | occasion=navroz
hayit | ҳайит | хайит, курбан хайит | hayit, eid | | occasion=hayit
beshik toʻyi | бешик тўйи | бешик-туй, новорожденный | newborn | chaqaloq | occasion=newborn
har kunga | ҳар кунга | на каждый день, повседневные | everyday | har kuni, har kunlik | occasion=everyday
yurak | юрак | сердце, сердечко | heart | serdce |
kapalak | капалак | бабочка | butterfly | babochka |
hilol | ҳилол | полумесяц | crescent | yarim oy |
burj | бурж | знак зодиака, зодиак | zodiac sign, zodiac | zodiak |
narx | нарх | цена, сколько стоит, стоимость | price | narxi, sena, qancha, prays | aside
chegirma | чегирма | скидка, распродажа | discount, sale | skidka, chegrma | aside
aksiya | акция | акция | promotion | aktsiya | aside
yangi | янги | новинка, новый | new | novinka | aside
mavjud | мавжуд | в наличии, есть | in stock | bor, v nalichii | aside
savat | сават | корзина | basket, cart | savatcha, korzina | aside
buyurtma | буюртма | заказ, заказать | order | zakaz, zakazat | aside
sotib olish | сотиб олиш | купить, покупка | buy | kupit, olish, sotiladi | aside
yetkazib berish | етказиб бериш | доставка | delivery | dostavka | aside
olib ketish | олиб кетиш | самовывоз | pick-up, pickup | samovivoz | aside
toʻlov | тўлов | оплата | payment | oplata | aside
boʻlib toʻlash | бўлиб тўлаш | рассрочка | instalments, installments | muddatli toʻlov, nasiya, rassrochka, kredit, кредит | aside
naqd pul | нақд пул | наличные | cash | naqt, nalichka | aside
kafolat | кафолат | гарантия | warranty | garantiya | aside
sertifikat | сертификат | сертификат | certificate | | aside
qaytarish | қайтариш | возврат | return | vozvrat | aside
almashtirish | алмаштириш | обмен | exchange | obmen | aside
sharhlar | шарҳлар | отзывы | reviews | otziv | aside
sevimlilar | севимлилар | избранное | favourites, favorites | saralanganlar, tanlanganlar | aside
doʻkon | дўкон | магазин | shop, store | magazin, salon | aside
kolleksiya | коллекция | коллекция | collection | toʻplam | aside
arzon | арзон | недорого, недорогой, дёшево | cheap, inexpensive | nedorogo | aside
chiroyli | чиройли | красивый | beautiful | krasiviy | aside
`;

/** Filler words: they never exclude a product. */
export const fillers =
  'bilan uchun va yoki ham kerak билан учун ва ёки ҳам керак с со s so для dlya из iz и в на под от до по или хочу нужен нужно with for of and the a an in to from my';
