/** What goods are like, by class; words of one line mean the same. */
export const COLOURS = `
اسود, سودا, سوداء, سودة, black, بلاك
ابيض, بيضا, بيضاء, white, وايت, اوف وايت, off white
احمر, حمرا, حمراء, red, نبيتي, burgundy, maroon
ازرق, زرقا, زرقاء, blue, بلو
كحلي, كحلى, navy, navy blue, نيفي < ازرق
لبني, سماوي, sky blue, light blue, ازرق فاتح < ازرق
اخضر, خضرا, خضراء, green, زيتي, olive, جرين, mint green, منت جرين
اصفر, صفرا, صفراء, yellow, مسطردة
بني, brown, بنى, كافيه, جملي, هافان, camel, havan
بيج, beige, كريمي, off
رمادي, رصاصي, grey, gray, جراي, فضي غامق, جرافيت, graphite, space gray
فضي, سيلفر, silver, فضى
ذهبي, دهبي, جولد, gold, golden, ذهبى, روز جولد, rose gold
وردي, بمبي, بينك, pink, روز, زهري, فوشيا, fuchsia
موف, بنفسجي, purple, violet, ليلك, lavender, ارجواني
برتقالي, اورنج, orange
تركواز, turquoise, فيروزي, بترولي
ملون, متعدد الالوان, multicolor, multicolour, الوان متعددة, colorful
شفاف, transparent, clear, كلير
تيتانيوم, titanium
`;

export const MATERIALS = `
قطن, cotton, قطني
جلد, leather, جلد طبيعي, جلدي, pu leather
خشب, خشبي, خشبية, wood, wooden, زان, mdf
حديد, معدن, معدني, معدنية, metal, steel, iron metal
ستانلس, ستانلس ستيل, استانلس, استانلس ستيل, stainless, stainless steel
بلاستيك, بلاستيكي, plastic
زجاج, زجاجي, glass, ازاز, تيمبرد
سيليكون, سيليكوني, سلكون, silicone
جرانيت, granite
سيراميك, ceramic
تيفال, تيفلون, نونستيك, غير لاصق, مبتلزقش, مش بتلزق, non stick, nonstick
شيفون, chiffon
حرير, حريري, ستان, satin, silk
كتان, linen, لينن
صوف, wool, تريكو, knitted
جوخ, جوخة
قطيفة, velvet, مخمل
بوليستر, polyester
دنيم, denim
كروشيه, crochet
الومنيوم, aluminum, aluminium
نحاس, copper, brass
بورسلين, porcelain, صيني بورسلين, bone china
خوص, بامبو, bamboo, خيزران
فايبر, fiber, ميكروفايبر, microfiber
`;

export const PEOPLE = `
رجالي, رجالى, رجال, للرجال, رجل, شبابي, شباب, men, mens, man, male, for men, رجاليه
حريمي, حريمى, نسائي, نسائى, ستات, سيدات, للنساء, نساء, بناتي كبار, women, womens, woman, ladies, female, for women, حريمية
اطفال, اطفالي, أطفالي, طفل, عيال, للاطفال, ولاد وبنات, kids, kid, children, child, childrens
ولادي, اولادي, اولاد, ولاد, ولد, boys, boy
بناتي, بنات, بنت, بنوته, girls, girl, بنوتي
بيبي, رضع, مواليد, حديثي الولادة, baby, babies, newborn, infant
يونيسكس, للجنسين, unisex
كبار, بالغين, adult, adults
محجبات, للمحجبات
`;

/** Words that tell goods apart and are dropped before their name when nothing has them all. */
export const TRAITS = `
متبرشم, متبرشمه, مبرشم, مبرشمة, زيرو متبرشم, sealed
لاسلكي, لاسلكية, وايرلس, واير لس, wireless, cordless, بدون سلك, من غير سلك
بلوتوث, بلوتوس, بلوتوز, بلو توث, bluetooth
واي فاي, وايفاي, واى فاى, wifi, wi fi
سمارت, ذكي, ذكية, smart
ديجيتال, رقمي, رقمية, digital
كهربائي, كهربائية, كهربائى, كهربا, كهرباء, electric, electrical
يدوي, يدوية, manual, هاند
غاز, gas
اوتوماتيك, اوتوماتيكي, automatic, auto, اتوماتيك
هاف اوتوماتيك, نصف اوتوماتيك, half automatic, semi automatic
تحميل امامي, تعبئة امامية, front load, فرونت لود
تحميل علوي, تعبئة علوية, top load, توب لود
انفرتر, انفيرتر, inverter, انفرتير
نوفروست, نو فروست, no frost, nofrost, نوفورست
ديفروست, defrost
بارد ساخن, بارد وساخن, cool heat, cold hot, hot cold
بارد فقط, بارد, cool only, cold
بلازما, plasma
شحن, قابل للشحن, rechargeable, شحن usb
سريع, fast, quick, تربو, turbo
تايب سي, تايب سى, type c, usb c, typec, usbc, يو اس بي سي
لايتننج, lightning, لايتنينج
ميكرو يو اس بي, micro usb
يو اس بي, usb
اتش دي ام اي, hdmi
اوكس, aux, 3.5mm
عزل ضوضاء, الغاء الضوضاء, عزل الضوضاء, noise cancelling, noise canceling, anc
ضد الماء, مقاوم للماء, ضد المية, ضد المياه, ووتر بروف, waterproof, water resistant, واتر بروف
ضد الصدمات, مقاوم للصدمات, shockproof, anti shock
قابل للطي, قابل للطى, foldable, folding, فولدنج
محمول باليد, بورتابل, portable
مغناطيسي, مغناطيس, magnetic, magsafe, ماج سيف
دوار, rotating, 360
جيمنج, جيمينج, gaming, للالعاب, جيمر, gamer
مكتبي
رياضي, رياضية, سبورت, sport, sports
كلاسيك, كلاسيكي, classic, رسمي, formal
كاجوال, كاجول, casual
سواريه, سهرة, evening, افراح, خطوبة
صيفي, صيفية, صيف, summer
شتوي, شتوية, شتاء, شتا, winter
مطبوع, منقوش, مشجر, printed, print, floral
سادة, ساده, plain, solid, بيسك, basic
مخطط, مقلم, striped, كاروهات, كاروه, checked, plaid
طويل, طويلة, long
قصير, قصيرة
كم طويل, كم كامل, بكم, long sleeve, long sleeves
نص كم, نصف كم, short sleeve, short sleeves
كت, بدون اكمام, حمالات, sleeveless
واسع, wide leg, wide, اوفر سايز, oversize, oversized, بوي فريند, بالاتزو, baggy, باجي
ضيق, سليم فيت, slim fit, slim, سكيني, skinny
كبير, كبيرة, كبار الحجم, large, big, لارج, مقاسات خاصة, plus size
صغير, صغيرة, ميني, mini, small, سمول
وسط, متوسط, medium, ميديم
دبل, دابل, مزدوج, double, جوز
سنجل, مفرد, single, فردي
للبشرة الدهنية, بشرة دهنية, oily skin, oily
للبشرة الجافة, بشرة جافة, dry skin
للبشرة الحساسة, بشرة حساسة, sensitive, sensitive skin, حساسة
للتفتيح, تفتيح, مبيض بشرة, whitening, brightening
ضد القشرة, للقشرة, قشرة, anti dandruff, dandruff
ضد التساقط, تساقط الشعر, لتساقط الشعر, anti hair fall, hair fall, hair loss
شعر جاف, dry hair, تالف, damaged hair
كيرلي, curly, شعر كيرلي
سبراي, spray, بخاخ, بخاخة
دايت, خالي السكر, بدون سكر, شوجر فري, sugar free, zero, زيرو
كامل الدسم, full cream, كامل
خالي الدسم, skimmed, قليل الدسم, نصف دسم
طبي, طبية, medical, orthopedic, طبى
سفري, سفر, travel, رحلات
اسلامي, دينية, اسلامية
مستورد, مستوردة, imported
مصري, مصرية, محلي, egyptian
تركي, تركية, تركى, turkish, turkey made
ياباني, صيني, الماني, ايطالي, امريكي, كوري
تعليمي, تعليمية, educational, منتسوري, montessori
خارجي, خارجية, external, outdoor
داخلي, داخلية, internal, indoor
زجاجية, استاند, عمودي, vertical, standing
حائط, للحائط, wall, سقف, ceiling
سطح مكتب
شمسي, سولار, solar
فول اتش دي, full hd, fhd, 1080p
اتش دي, hd, 720p
4k, فور كي, فوركي, uhd, ultra hd, ٤ كيه
8k
qled, كيوليد
oled, اوليد
led, ليد
5g, فايف جي, خمسة جي, الجيل الخامس
4g, فور جي, الجيل الرابع, lte
شريحتين, ثنائي الشريحة, dual sim, دوال سيم
برو, pro
ماكس, max
بلس, بلاس, plus
الترا, ultra, التراا
لايت, lite
نوت, note
اير, air
فولد, fold
فليب, flip
تي برو, mini pro
فضفاض
معطر, scented
اورجانيك, عضوي, organic
طبيعي, طبيعية, natural
نباتي, صيامي, vegan
فانيليا, فراولة, strawberry, فراوله
يوناني, يونانية, greek
سموكي, مدخن, مدخنة, smoked
سبايسي, حار, حارة, spicy, hot
محمص, محمصة, roasted
مملح, مملحة, salted
مجمد, مجمدة, frozen
طازة, طازج, طازجة, fresh product
خفيف, خفيفة, light weight
ناعم, ناعمة, soft
بروفيشنال, professional, احترافي
سكري, سكرى
كيتل كوكد, kettle cooked
فاتح, فاتحة
غامق, غامقة, dark
دائري, دائرية, مدور, مدورة, round, circle
مستطيل, مستطيلة, rectangular
مربع, مربعة, square
بكابيشو, كابيشو, hooded
مبطن, مبطنة, lined, padded
خصر عالي, high waist, وسط عالي
نص سوستة, half zip
سوستة, زيبر, zipper, zip
بزراير, زراير, buttons
جبردين, gabardine
مانع للتسرب, leak proof, leakproof
قابل للغسل, washable
للاستخدام مرة واحدة, disposable, استعمال مرة واحدة
للمبتدئين, beginner
ليمون, lemon, لمون
برتقال, orange flavour
مانجو, mango, مانجا
تفاح, apple flavour
نعناع, mint, بالنعناع
لافندر, lavender scent
كور اي 3, core i3, i3
كور اي 5, core i5, i5
كور اي 7, core i7, i7
كور اي 9, core i9, i9
رايزن, ryzen
`;

/** Words about the offer, not the goods: read as such, and never a reason to find nothing. */
export const OFFER = `
احسن, افضل, أحسن, best, top rated, اقوى, الافضل, اجدد, احدث, latest
جديد, جديدة, new, بكرتونته, بالكرتونة
اصلي, اصلى, اصلية, اورجينال, اوريجينال, original, authentic, ماركة, ماركات, براند, brand, اوريجنال, هاي كوبي, درجة اولى, فرز اول
ضمان, بضمان, بالضمان, warranty, ضمان سنة, ضمان سنتين, ضمان محلي, ضمان دولي
تقسيط, بالتقسيط, قسط, اقساط, installment, installments, بدون مقدم, بدون فوايد
شراء, اشتري, اشترى, شرا, buy, للبيع, for sale, بيع, طلب, اطلب, اوردر
توصيل, شحن مجاني, توصيل مجاني, free delivery, free shipping, الدفع عند الاستلام, دليفري
عروض, عرض, offer, offers, deals, deal, خصم, خصومات, تخفيض, تخفيضات, sale, discount, اوكازيون
جودة عالية, جودة, عالي الجودة, high quality, quality, جوده
مضمون, تقييم, ريفيو, review, مواصفات, مميزات, صور, طريقة
سعر, اسعار, بكام, كام, تمن, ثمن, price, prices, how much
اونلاين, online, مصر, egypt, القاهرة, اسكندرية
فين, اين, منين, ازاي, ايه احسن, عايز, عاوز, عايزه, محتاج, ممكن, ابحث عن, اريد, محتاجة, نفسي
حلو, حلوة, شيك, جميل, روعة, تحفة, كويس, كويسة, نضيف, nice, good
موديل, موديل 2023, موديل 2024, موديل 2025, model, موديلات, نوع, انواع, اشكال, شكل
مستعمل, مستعملة, استعمال, كسر زيرو, used, open box, refurbished
free gift
عيد ميلاد, عيد الام, مناسبة, مناسبات
قطعة, حبة, pcs, piece, pieces
لون, اللون, color, colour, مقاس, مقاسات, size
`;

/** The cheapest, and the dearest, are wishes about the order. */
export const CHEAPEST =
  'رخيص, رخيصة, ارخص, الارخص, اقتصادي, اقل سعر, ارخص سعر, باقل سعر, على قد الايد, اسعار رخيصة, cheap, cheapest, low price, سعر رخيص, رخيصه, اوفر';
export const DEAREST = 'اغلى, اغلي, الاغلى, most expensive';

/** Words that say nothing where others do. */
export const FILLERS = `
في من على عن مع الى او و يا ثم هذا هذه ذلك اللي ده دي دا بتاع بتاعه بتاعت لو كل اي ال بال لل اند the a an of and or to in on with by from is at عند بين
كمان بس جدا اوي قوي لي ليا فيها فيه بيها بيه عليها عليه منها منه
`;

/** Behind these words a title says what goods are for or come with, and no longer what they are. */
export const FOR_WORDS =
  'متوافق, متوافقة, مناسب, مناسبة, يناسب, تناسب, خاص, خاصة, يصلح, تصلح, مخصص, مخصصة, مصمم, مصممة, عشان, علشان, عشانه, for, compatible, suitable, fits, fit for, designed';
export const WITH_WORDS = 'مع, with, بدون, without, يحتوي, مزود, مزودة, plus gift, هدية مجانية';

/** Before or behind the name of goods they say what something tastes or smells of. */
export const FLAVOURED = 'طعم, بطعم, نكهة, بنكهة, رائحة, برائحة, بخلاصة, خلاصة, بعطر';
export const FLAVOURS = 'flavor, flavour, flavored, flavoured, flav, scent, scented, taste, aroma, free';

/** Goods that others taste or smell of: behind a maker of one thing they only say which, «بريل ليمون». */
export const PRODUCE = 'فواكه, خضار';
/** By the litre they are a drink, where such things are sold. */
export const DRUNK = 'فواكه';
export const DRINK = 'عصير';
export const DRINK_SHELVES = 'بقالة, مشروب, عصير';
/** Where goods of many kinds stand, so that it says of none what it is. */
export const MIXED_SHELVES = 'بقالة';

/** Words that hold goods: a set of them, a box of them. What they hold is the goods. */
export const CONTAINERS = `
طقم, اطقم, طاقم, مجموعة, سيت, ست, set, kit, bundle, باقة, عبوة, عبوات, كرتونة, كرتون, باكت, باكيت, pack, زوج, جوز, pair, قطع, قطعتين, قطعه, علبه, كيس, اكياس, عدد, حزمة, شريط, دستة, درزن, جهاز, اجهزة, ماكينة, ماكينات, مكنة, device, machine, اداة, الة, عرض, بكج, باكدج, package, combo, كومبو, جرة, زجاجة, ازازة, شيكارة, نوع, منتج, اصلي, جديد, ماركة
`;

/** Units: the first is the one that amounts are written in, then how shops and shoppers write it. */
export const UNITS = `
inch, بوصة, بوصه, انش, إنش, بوصات, in, inches, "
gb, جيجا, جيجابايت, جيجا بايت, جيجات, قيقا, giga, gigabyte, جيقا, غيغابايت
tb, تيرا, تيرابايت, تيرا بايت, tera, terabyte
mb, ميجا, ميجابايت, mega
mp, ميجابكسل, ميجا بكسل, ميجابيكسل, megapixel
kg, كيلو, كجم, كغم, كيلوجرام, كيلو جرام, كج, كغ, kilo, kgs, kilogram
g, جرام, جم, غرام, غ, gm, gram, grams, gr
mg, مجم, مج, ملجم, ملليجرام, مليجرام, milligram
iu, وحدة دولية, وحده دوليه
l, لتر, ليتر, لترات, liter, litre, liters, ltr, lt
ml, مل, ملي, مللي, ملل, ملليلتر, milliliter, مليلتر
cm, سم, سنتي, سنتيمتر, centimeter
mm, مم, ملم, مليمتر, millimeter
m, متر, امتار, meter, metre
ft, قدم, feet, foot
w, وات, واط, watt, watts
kw, كيلو وات, كيلووات
v, فولت, volt, volts
a, امبير, أمبير, amp, amps, ah
mah, مللي امبير, ملي امبير, امبير ساعة, مللى امبير, milliamp
hp, حصان, hp
hz, هرتز, هيرتز, hertz
pc, قطعة, قطع, قطعه, حبة, حبات, حبايه, pcs, piece, pieces
flame, شعلة, شعله, شعلات, عيون, عين, burner, burners
person, فرد, افراد, شخص, اشخاص, persons
drawer, درج, ادراج, drawers
door, باب, ابواب, بابين, doors, دلفة, ضلفة
stage, مراحل, مرحلة, stages
tablet, قرص, اقراص, tabs, كبسولة, كبسولات
ورقة, ورق, sheets, صفحة
year, سنة, سنوات, سنين, عام, years, yrs
month, شهر, شهور, months
`;

/** Letters and words of models as Egypt spells them, and what titles write. Letters only before a number. */
export const SPOKEN_LETTERS =
  'اس=s, ايه=a, اى=a, اف=f, ام=m, تي=t, اكس=x, زد=z, سي=c, جي=g, واي=y, في=v, بي=b, كي=k, ار=r, كيو=q, يو=u';

/** What tells a model from the plain one of its line; as `TRAITS` names them. */
export const MODEL_WORDS = ['برو', 'ماكس', 'بلس', 'الترا', 'لايت', 'فولد'];

/** The goods that are called after anything; as `GOODS` names them. */
export const BOOK_WORD = 'كتاب';
/** With it a title begins that is a name. */
export const ARTICLE = 'ال';
