/**
 * Goods, one kind a line: its name, then what else Egypt calls it: other words, plurals that no rule makes, dialect,
 * English, and usual misspellings. After `<` stand the wider kinds that it belongs to: who asks for shoes also means
 * sneakers. Behind a `;` stands a narrower kind of the line. A word may stand in two lines, as «شراب» does, which is a sock and a syrup.
 */
export const GOODS = `
موبايل, موبيل, محمول, جوال, هاتف, هواتف, هاتف محمول, هاتف ذكي, تليفون, تلفون, تيليفون, تليفون محمول, سمارت فون, سمارتفون, smartphone, smart phone, mobile, mobile phone, cell phone, phone, mobail, mobayl, موبيلات
تليفون ارضي, تلفون ارضي, تليفون منزلي, هاتف ارضي, تليفون مكتب, خط ارضي, landline, telephone, cordless phone
لابتوب, لاب توب, لاب, حاسوب محمول, كمبيوتر محمول, laptop, notebook, نوت بوك, labtop, ultrabook, chromebook, كروم بوك
كمبيوتر, كومبيوتر, حاسوب, حاسب, computer, pc, desktop, ديسك توب, ديسكتوب, كمبيوتر مكتبي, تجميعة, ميني بي سي, mini pc, all in one
تابلت, تابليت, تاب, جهاز لوحي, لوحي, tablet, tab, اجهزه لوحيه
قارئ كتب, قارئ الكترونى, ebook reader, e-reader, kindle reader
تلفزيون, تليفزيون, تلفاز, شاشة, تيليفزيون, شاشة تلفزيون, شاشة تليفزيون, tv, television, سمارت تي في, شاشة سمارت, smart tv, led tv, شاشات تلفزيون, اندرويد تي في, android tv, google tv, qled tv, oled tv, شاشة ذكية, شاشة تلفاز
شاشة, screen, display
مونيتور, شاشة كمبيوتر, شاشة جيمنج, شاشة العاب, monitor, gaming monitor < شاشة
بروجيكتور, بروجكتور, بروجيكتر, جهاز عرض, projector
ريسيفر, رسيفر, ريسيفير, رسيفير, receiver, جهاز استقبال, satellite receiver, تي في بوكس, tv box, android box, تي في ستيك, tv stick, اندرويد بوكس
سماعة, سماعه راس, سماعه اذن, سماعات, هيدفون, هدفون, هيد فون, هيدفونز, هيدسيت, هيد سيت, headphone, headset, head phone, earphone, sma3a, سماعة راس, سماعة جيمنج
ايربودز, اير بودز, ايربود, ايربادز, ايربدز, ايربودس, سماعات لاسلكية, سماعة لاسلكية, سماعات بلوتوث, سماعة بلوتوث, سماعة بلوتوس, ايرفون بلوتوث, earbuds, earbud, ear buds, airpods, air pods, airpod, tws, wireless earbuds, wireless earphones, wireless headphones, بودز, بدز, buds < سماعة
هاند فري, هاندفري, هاند فرى, هند فري, handfree, hands free, handsfree, wired earphones, سماعة سلك, سماعة سلكية < سماعة
راديو, راديوهات, radio, راديو كاسيت
سبيكر, اسبيكر, سبيكرز, مكبر صوت, مكبرات صوت, سماعة كبيرة, صب ووفر, صب وفر, subwoofer, speaker, speakers, loudspeaker, بلوتوث سبيكر, bluetooth speaker, سماعات كمبيوتر, سماعات خارجية
ساوند بار, ساوندبار, soundbar, sound bar, هوم سينما, هوم ثياتر, مسرح منزلي, home theater, home theatre < سبيكر
ميكروفون, ميكرفون, مايك, مايكروفون, مايكرفون, microphone, mic
جهاز العاب, جهاز ألعاب فيديو, كونسول, console, game console, gaming console, اتاري
لعبة فيديو, سي دي العاب, اسطوانة العاب, اسطوانة لعبة, video game, سيدي بلايستيشن, لعبة بلايستيشن, العاب بلايستيشن, game cd, ps5 game, ps4 game
كاميرا, كاميرات, camera, كاميرا ديجيتال, digital camera, dslr, mirrorless, كاميرا تصوير
كاميرا مراقبة, كاميرات مراقبة, كاميرا امنية, كاميرا امان, security camera, surveillance camera, cctv, ip camera, wifi camera, dvr, nvr < كاميرا
ويب كام, ويبكام, كاميرا ويب, webcam, web cam, كاميرا لابتوب < كاميرا
داش كام, كاميرا عربية, كاميرا سيارة, dash cam, dashcam, dash camera < كاميرا
درون, طائرة درون, طيارة درون, drone
طابعة, طابعات, برنتر, برينتر, برنتار, printer, ماكينة طباعة, مكنة تصوير, ماكينة تصوير مستندات, photocopier
سكانر, اسكانر, ماسح ضوئي, scanner
راوتر, رواتر, راوترات, روتر, مودم, router, modem, ميفاي, mifi, واي فاي منزلي, جهاز نت, mesh router
مقوي شبكة, مقوي واي فاي, اكسيس بوينت, اكسس بوينت, مقوى اشارة, range extender, wifi extender, repeater, access point, سويتش شبكة, network switch
سيرفر, server, ناس, nas
هارد, هارد ديسك, هارد خارجي, هارد داخلي, هارد ديسك خارجي, قرص صلب, قرص تخزين, hdd, hard disk, hard drive, external hard drive, اس اس دي, ssd, هارد اس اس دي, nvme
فلاشة, فلاش ميموري, فلاش درايف, فلاشات, flash drive, dual drive, flash disk, memory stick, فلاش ديسك, usb flash, flash memory, pen drive, usb drive, فلاش يو اس بي
كارت ميموري, ميموري, ميموري كارت, كارت ذاكرة, بطاقة ذاكرة, كارت ميمورى, memory card, sd card, micro sd, microsd
كارت شاشة, كرت شاشة, بطاقة رسوميات, graphics card, gpu, vga card, video card
رامات, رام, ram, ذاكرة رام, رامة
بروسيسور, معالج, processor, cpu
مازربورد, مذربورد, لوحة ام, motherboard, mother board
كيسة, كيس كمبيوتر, كيسة كمبيوتر, computer case, pc case
باور سبلاي, باورسبلاي, مزود طاقة, power supply, psu
ماوس, موس, ماوس كمبيوتر, فارة, فاره, mouse, ماوسات, ماوس لاسلكي, gaming mouse
ماوس باد, ماوسباد, لوحة ماوس, mouse pad, mousepad
كيبورد, كي بورد, لوحة مفاتيح, لوحه مفاتيح, keyboard, key board, كيبورد ميكانيكال
ساعة ذكية, ساعات ذكية, سمارت ووتش, سمارت واتش, سمارتواتش, ساعة سمارت, smart watch, smartwatch, سمارت وتش < ساعة
سوار ذكي, اسورة ذكية, سمارت باند, smart band, fitness band, fitness tracker < ساعة ذكية
ساعة, ساعات, ساعة يد, watch, wrist watch, wristwatch, ساعه رجالي, ساعه حريمي
ساعة حائط, ساعة حيطة, ساعات حائط, wall clock
منبه, ساعة منبه, alarm clock
نظارة واقع افتراضي, نظارة vr, vr headset, vr glasses
ماكينة قهوة, مكنة قهوة, مكن قهوة, ماكينات قهوة, ماكينة اسبريسو, مكنة اسبرسو, صانعة قهوة, صانعة القهوة, ماكينه نسكافيه, كوفي ميكر, coffee machine, coffee maker, espresso machine, espresso maker, ماكينة كابتشينو, ماكينة صنع القهوة, ماكينة تحضير القهوة, جهاز تحضير القهوة, الة صنع القهوة
مطحنة, مطحنة بن, مطحنة توابل, مطحنة قهوة, مطاحن, grinder, coffee grinder, spice grinder
كاتل, كتل, غلاية, غلاية مياه, غلاية ماء, غلايه كهرباء, كاتل كهربائي, براد كهربائي, kettle, electric kettle, سخان شاي
خلاط, خلاطات, بلندر, بليندر, blender, smoothie maker
هاند بلندر, خلاط يدوي, هاند بليندر, hand blender, immersion blender, هاند ميكسر < خلاط
عجان, عجانة, عجانات, stand mixer, mixer, مضرب, مضرب بيض, مضرب كهربائي, hand mixer, ميكسر, dough mixer
كبة, مفرمة, محضر طعام, محضرة طعام, تشوبر, chopper, food processor, meat grinder, مفرمة لحمة, فرامة, قطاعة خضار, قطاعة بطاطس
عصارة, عصارات, عصارة برتقال, عصارة فواكه, juicer, citrus juicer, كسارة فواكه
قلاية هوائية, اير فراير, ايرفراير, قلاية بدون زيت, قلاية كهربائية بدون زيت, airfryer, air fryer, قلايه هوائي, اير فرير < قلاية
قلاية, قلايات, قلاية كهربائية, قلاية زيت, fryer, deep fryer, دييب فراير
ميكروويف, مايكروويف, مايكرويف, ميكرويف, مكرويف, ماكروويف, ميكرو ويف, microwave, microwave oven, mikrowave
فرن, افران, فرن كهربائي, فرن كهرباء, فرن بيلت ان, oven, electric oven, toaster oven, فرن غاز
بوتاجاز, بوتجاز, بتوجاز, بتاجاز, بوتغاز, بوتوجاز, طباخ, cooker, stove, gas cooker, موقد, gas stove, بوتاجازات
مسطح, مسطحات, بوتاجاز مسطح, مسطح غاز, سطح غاز, مسطح كهربائي, hob, cooktop, gas hob, بوتاجاز بلت ان
سخان طعام, موقد كهربائي, سخان عين, هوت بليت, hot plate, عين كهرباء, عين كهربائية, موقد سيراميك
شواية, شوايات, شواية كهربائية, جريل, grill, electric grill, شواية فحم, باربيكيو, bbq, barbecue, بربكيو
محمصة, محمصة خبز, توستر, محمصه توست, toaster, سندوتش ميكر, صانعة ساندويتش, سندوتش ماكر, سندويتش ميكر, sandwich maker, محمصة سندوتش, وافل ميكر, صانعة وافل, waffle maker, بانيني ميكر
حلة ضغط كهربائية, حلة كهربائية, طباخ ارز, طباخة ارز, rice cooker, multicooker, multi cooker, electric pressure cooker, slow cooker
صانعة فشار, ماكينة فشار, popcorn maker, popcorn machine
ايس كريم ميكر, صانعة ايس كريم, ماكينة ايس كريم, ice cream maker
صانعة زبادي, yogurt maker
ثلاجة, تلاجة, ثلاجات, تلاجات, تلاجه, براد, fridge, refrigerator, talaga, tallaga, refrigrator, frige
ديب فريزر, ديبفريزر, فريزر, فريزرات, ديب فريز, deep freezer, freezer, chest freezer, مجمد, فريزر راسي
ميني بار, ثلاجة صغيرة, ميني فريدج, minibar, mini bar, mini fridge < ثلاجة
مبرد مياه, كولدير, كولدير مياه, موزع مياه, براد مياه, water dispenser, water cooler, كولدير
غسالة, غسالات, غساله ملابس, غسالة هدوم, غسالة اوتوماتيك, غسالة فول اوتوماتيك, غسالة هاف اوتوماتيك, فول اوتوماتيك, washing machine, washer, front load washer, top load washer, ghassala, غسالة تحميل امامي
غسالة اطباق, غسالة صحون, غسالة مواعين, غسالات اطباق, غسالات صحون, dishwasher, dish washer
مجفف ملابس, مجفف, نشافة ملابس, غسالة ومجفف, dryer machine, clothes dryer, tumble dryer, نشافة هدوم
تكييف, مكيف, تكيف, تكييفات, مكيفات, مكيف هواء, تكييف سبليت, اسبليت, سبليت, air conditioner, ac, split ac, air condition, aircon, تكييف هواء, تكيف سبليت
مكيف صحراوي, مبرد هواء, تكييف صحراوي, ايركولر, اير كولر, air cooler, desert cooler
مروحة, مراوح, مروحه ستاند, مروحة عمود, fan, stand fan, ceiling fan, مروحة سقف, مروحة حائط, مروحة مكتب
شفاط, شفاطات, شفاط مطبخ, شفاط بوتاجاز, هود, hood, cooker hood, range hood, extractor, شفاط حمام, exhaust fan
سخان, هيتر مياه, سخانات, سخان مياه, سخان كهرباء, سخان غاز, سخان فوري, سخانة مياه, water heater, geyser
دفاية, هيتر, هيترز, دفايات, مدفاة, مدفأة, دفايه زيت, صوبا, heater, oil heater, electric heater, room heater
مكنسة, مكانس, مكنسة كهربائية, مكنسه كهربا, مكنسة كهرباء, هوفر, vacuum cleaner, vacuum, hoover, مكنسة يدوية, vaccum
مكنسة روبوت, روبوت تنظيف, مكنسة ذكية, روبوت مكنسة, robot vacuum, robotic vacuum < مكنسة
ماكينة تنظيف بخار, بخار تنظيف, steam cleaner, steam mop, ممسحة بخار
مكواة, مكوة, مكواه, مكاوي, مكوة بخار, مكواه بخار, كواية, كوايه, مكواة ملابس, iron, steam iron, clothes iron
مكواة بخار راسية, ستيمر, بخار ملابس, كاوية بخار, garment steamer, steamer, مكوى بخار راسي < مكواة
تربيزة مكواة, ترابيزة مكوة, طاولة كي, لوح كي, ironing board
فلتر مياه, فلتر ماء, فلاتر مياه, فلتر ميه, منقي مياه, محطة مياه, water filter, water purifier, فلتر مياه 7 مراحل
منقي هواء, منقى هواء, جهاز تنقية هواء, air purifier, مرطب هواء, جهاز ترطيب, humidifier, فواحة كهربائية
ماكينة خياطة, مكنة خياطة, sewing machine
ميزان, موازين, ميزان ديجيتال, ميزان مطبخ, ميزان شخصي, ميزان حمام, scale, kitchen scale, weighing scale, body scale
صاعق ناموس, صاعق حشرات, طارد ناموس, قاتل ناموس, صاعق, mosquito killer, insect killer, مضرب ناموس
حلل, حلة, طقم حلل, اواني طهي, اواني طبخ, اواني, طناجر, طنجرة, قدر, cookware, cookware set, cooking pot, pots, pot, حله جرانيت, أطقم حلل, طقم اواني ; كسرولة, casserole
طاسة, طاسات, طاسة قلي, مقلاة, مقلاه, مقالي, طواجن, frying pan, pan, fry pan, wok, ووك
حلة ضغط, حلة برستو, برستو, pressure cooker, طنجرة ضغط
طاجن, طاجن فخار, clay pot
صينية, صواني, صنية, صينيه فرن, tray, baking tray, صينية تقديم, قالب كيك, قوالب كيك, قالب, قوالب, cake mold, baking mold, cake pan
براد شاي, براد, ابريق شاي, ابريق, اباريق, teapot, tea pot, دورق, دوارق, jug, pitcher
كنكة, تنكة, كنك, turkish coffee pot
كوباية, كوبايات, كوب, اكواب, كاس, كاسات, كؤوس, مج, مجات, mug, cup, cups, glass cup, طقم كوبايات, فنجان, فناجين, فنجال, tumbler, مج حراري
طبق, اطباق, صحن, صحون, plate, plates, dish, طقم اطباق, سلطانية, سلطانيات, بولة, بولات, bowl, سرفيس
طقم سفرة, طقم عشا, طقم عشاء, dinner set, dinnerware, طقم شاي, tea set, طقم قهوة, طقم صيني, طقم توزيع, طقم جاتوه
معلقة, معالق, ملعقة, ملاعق, شوكة, شوك, spoon, fork, cutlery, طقم معالق, ادوات مائدة, طقم ملاعق
سكينة, سكاكين, سكين, سكاكين مطبخ, knife, knives, طقم سكاكين, ساطور, kitchen knife
لوح تقطيع, الواح تقطيع, cutting board, chopping board
مصفاة, مصافي, مصفاه, strainer, colander
برطمان, برطمانات, برطمان زجاج, jar, jars, طقم توابل, برطمانات توابل, spice jars
علبة حفظ طعام, علب حفظ, علب حفظ الطعام, علب تخزين, حافظة طعام, food container, food storage, لانش بوكس, لانشبوكس, lunch box, lunchbox, علبة طعام, صندوق غداء, علب
ترمس, تيرموس, كوب حراري, زجاجة حرارية, ثيرموس, ترامس, ثرموس, thermos, flask, vacuum flask, ترموس
زجاجة مياه, ازازة مياه, ازازه, قارورة مياه, مطارة, زمزمية, زمزميه, water bottle, bottle, sports bottle
رف, ارفف, رفوف, shelf, shelves, shelving, رف حائط, ارفف مطبخ, رفوف حائط
مطبقية, مطبقيه, نشافة اطباق, مجفف اطباق, dish rack, dish drying rack, صفاية مواعين, مصفاة اطباق
منظم, منظم ادراج, منظمات, اورجانيزر, organizer, organiser, storage box, صندوق تخزين, صناديق تخزين, بوكس تخزين, سلة تخزين
سلة غسيل, باسكت غسيل, سبت غسيل, laundry basket
سلة مهملات, باسكت زبالة, سلة زبالة, صندوق قمامة, trash can, trash bin, dustbin, waste bin
منشر غسيل, منشر, نشارة غسيل, حبل غسيل, drying rack, clothes rack, استاند هدوم, ستاند ملابس, شماعة ملابس
شماعة, شماعات, علاقة ملابس, علاقات, hanger, hangers, تعليقة, تعليقه, ستاند شماعات, coat rack
مشبك غسيل, مشابك غسيل, مشابك, مشبك, clothespin, clothes pegs
ملاية, ملايات, ملاءة, ملايه سرير, مفرش سرير, مفارش سرير, ملاية سرير, طقم ملايات, طقم سرير, شرشف, شراشف, bed sheet, bedsheet, bedding set, fitted sheet, كفر لحاف, طقم مفرش, فرش سرير
لحاف, الحفة, لحفة, كوفرتة, كوفرته, لحاف فايبر, دفاية سرير, comforter, duvet, quilt, coverlet, لحاف صيفي
بطانية, بطاطين, بطانيات, blanket, throw blanket
مخدة, مخدات, وسادة, وسائد, وسايد, خدادية, خداديات, pillow, cushion, pillows, مسند
كيس مخدة, كيسة مخدة, غطا مخدة, اكياس مخدات, كيس خدادية, pillowcase, pillow cover
مرتبة, مراتب, مرتبه سست, mattress, mattresses, مرتبة سوست, فرشة سرير
واقي مرتبة, كفر مرتبة, كيس مرتبة, mattress protector, mattress cover, mattress topper
سرير, سراير, اسرة, bed, bed frame, سرير اطفال, سرير نفرين
كنبة, كنب, كنبات, صوفا, اريكة, ارائك, sofa, couch, كنبة سرير, sofa bed ; ليزي بوي, lazy boy, recliner
انتريه, ليفنج, ليفينج, ليفنج روم, living, انترية, انتريهات, ركنة, ركنات, ركنة مودرن, صالون, living room set, corner sofa < كنبة
ترابيزة, ترابيزات, طرابيزة, تربيزة, طربيزة, ترابيزه سفره, طاولة, طاولات, منضدة, table, coffee table, ترابيزة قهوة, tarabeza, ترابيزة خدمة
سفرة, طقم سفره خشب, غرفة سفرة, ترابيزة سفرة, dining table, dining set < ترابيزة
مكتب, مكاتب, مكتب كمبيوتر, ديسك, desk, computer desk, office desk, مكتب جيمنج, مكتب خشب
كرسي, كراسي, كرسي مكتب, كراسي مكتب, chair, office chair, كرسي جيمنج, gaming chair, كرسي العاب, كرسي بلاستيك, armchair, فوتيه, مقعد
بف, بفات, بوف, بين باج, bean bag, beanbag, pouf ; مرجيحة, hammock, ارجوحة ; كرسي هزاز, rocking chair
دولاب, دواليب, خزانة ملابس, خزانة, خزانات, wardrobe, closet, cabinet, دولاب قماش ; جزامة, جزامات, shoe rack, shoe cabinet, shoes rack, رف احذية
كومودينو, كمودينو, nightstand, bedside table ; تسريحة, تسريحات, dressing table
مكتبة خشب, مكتبة كتب, مكتبة حائط, bookshelf, bookcase, bookshelves
ترابيزة تلفزيون, ترابيزة تليفزيون, وحدة تلفزيون, ترابيزة شاشة, tv unit, tv table, tv stand
غرفة نوم, غرف نوم, اوضة نوم, bedroom set, bedroom
سجادة, سجاد, سجاجيد, موكيت, كليم, carpet, rug, سجادة صالون
سجادة صلاة, سجاجيد صلاة, سجادة الصلاة, مصلية, prayer rug, prayer mat
دواسة, دواسات, دواسة حمام, مشاية حمام, door mat, bath mat, doormat
ستارة, ستاير, ستائر, ستاره شيفون, curtain, curtains, بلاك اوت, blackout curtain, ستارة حمام, shower curtain
مفرش ترابيزة, مفرش سفرة, مفارش سفرة, مفرش, مفارش, tablecloth, table cover, table runner, رانر
فوطة, فوط, منشفة, مناشف, بشكير, بشاكير, towel, towels, فوطه حمام
برنس, برنص, برانس, روب حمام, بورنص, bathrobe
لمبة, لمبات, لمض, مصباح, مصابيح, لمبة ليد, ليد بلب, bulb, led bulb, lamp bulb, light bulb, لمبه, لمبة موفرة
نجفة, نجف, نجفات, ثريا, chandelier, دلاية, lamp, وحدة اضاءة, اضاءة ; ابليك, اباليك ; اباجورة, اباجورات, اباجوره, لمبادير, table lamp, floor lamp ; سبوت لايت, سبوت, spotlight ; لمبة مكتب, desk lamp
شريط ليد, شريط اضاءة, ليد ستريب, led strip, strip light
كشاف, كشافات, كشاف يدوي, بطارية نور, flashlight, torch, flood light, floodlight, كشاف شحن, كشاف طوارئ
كشاف شمسي, لمبة شمسية, solar light, لوح طاقة شمسية, لوح شمسي, solar panel, طاقة شمسية
شمعة, شموع, شمعه معطرة, candle, scented candle
مراية, مرايات, مرايا, مرآة, مرايه, mirror
لوحة, لوحات, تابلوه, تابلوهات, لوحة حائط, wall art, canvas painting, painting ; برواز, براويز, photo frame, picture frame, اطار صور
ورق حائط, ورق جدران, ورق حيطان, wallpaper, استيكر حائط, ستيكر حائط, wall sticker, استيكرات, ملصقات حائط
فازة, فازات, مزهرية, vase, vases
ورد صناعي, زهور صناعية, ورد بلاستيك, شجرة صناعية, artificial flowers, artificial plant, نباتات صناعية
نبات, نباتات, زرع, نبتة, شتلة, plant, plants, بذور, بذرة, seeds, اصيص, قصرية زرع, plant pot, flower pot
ساقية, خرطوم, خراطيم, خرطوم مياه, garden hose, hose
تيشيرت, تي شيرت, تيشرت, تشيرت, تى شيرت, تيشيرتات, tshirt, t-shirt, t shirt, tee, tees, tee shirt
بولو, تيشيرت بولو, polo, polo shirt < تيشيرت
قميص, قمصان, قميصات, shirt, shirts, dress shirt, 2amees
بلوزة, بلوزات, بلوزه, بلايز, توب, توبات, blouse, top, tops, تونيك, tunic, كروب توب, crop top, بودي
فستان, فساتين, فستان سواريه, فستان سهرة, dress, dresses, gown, evening dress, fostan, سواريه, دريس, درس محجبات
جيبة, جيبات, جونلة, جيب حريمي, تنورة, تنانير, skirt, skirts
بنطلون, بنطالون, بناطيل, بنطال, بنطلونات, بناطلين, سروال, سراويل, pants, trousers, trouser, banatlon, bantalon, بنطلون قماش, chino, chinos, كارجو, cargo pants
جينز, جينس, بنطلون جينز, jeans, jean, denim pants < بنطلون
ليجن, ليجنز, ليجينز, ليقنز, legging, leggings < بنطلون
شورت, شورتات, برمودا, shorts, short, bermuda
سويت بانتس, سويت بانت, بنطلون رياضي, بنطلون ترينج, sweatpants, joggers, jogger, جوجر < بنطلون
ترينج, تراكسوت, تراك سوت, ترنج, ترينجات, تريننج, بدلة رياضية, بدله ترينج, tracksuit, track suit, training suit
بدلة, بدل, بدلات, بدله رجالي, طقم بدلة, suit, suits, tuxedo, blazer suit
بليزر, بلايزر, بليزرات, blazer
جاكيت, جاكت, جواكت, جاكيتات, چاكيت, جكت, سترة, سترات, jacket, jackets, بومبر, bomber, وول جاكيت, بافر, puffer
فيست, صديري, صدرية, vest, gilet
بالطو, بلاطي, بالطوهات, معطف, معاطف, coat, coats, overcoat, trench coat, كوت
بلوفر, بلوفرات, بولوفر, بلفر, سويتر, سويترات, كنزة, كنزات, sweater, pullover, jumper, كارديجان, كارديجن, cardigan, هاي كول, هاي نك
سويت شيرت, سويتشيرت, سويتشرت, هودي, هوديز, هودى, كابيشو, hoodie, sweatshirt, sweat shirt, hoody
بيجامة, بيجامات, بيجاما, بجامة, بجامه, بيجامه, بچامة, pyjama, pajama, pyjamas, pajamas, pj, ملابس نوم, قميص نوم, قمصان نوم, nightwear, sleepwear, nightgown, نايت درس, لبس بيت
روب, ارواب, robe, روب حريمي
ملابس داخلية, هدوم داخلية, اندروير, اندر وير, لانجيري, لانجري, underwear, lingerie, سليب, سلب, بانتي, panties, briefs, كلوت, كلوتات, underpants
بوكسر, بوكسرات, boxer, boxers < ملابس داخلية
فانلة, فانلات, فانله, كات, فنلة, undershirt, tank top < ملابس داخلية
برا, حمالة صدر, حمالات صدر, سوتيان, سونتيان, صدرية, bra, bras, sports bra < ملابس داخلية
شراب, شرابات, جوارب, جورب, شربات, socks, sock, شرابات رجالي
كولون, كولونات, جوارب طويلة, tights, stockings, pantyhose
طرحة, طرح, حجاب, حجابات, اسدال, hijab, head scarf, headscarf, shawl, بندانه, بونيه حجاب, كويتي ; خمار ; نقاب ; ايشارب, ايشاربات
شال, شيلان, كوفية, كوفيات, سكارف, scarf, scarves, وشاح
اسدال صلاة, اسدال, اسدالات, prayer dress, فستان صلاة
عباية, عبايات, عباءة, عبايه, عباءات, abaya, كيمونو, kimono, قفطان, kaftan
جلابية, جلبيه, جلاليب رجالي, جلاليب, جلابيه, جلباب, دشداشة, galabya, galabiya, thobe
مايوه, مايوهات, بوركيني, ملابس سباحة, لبس بحر, بيكيني, swimsuit, swimwear, burkini, bikini, swimming suit, شورت مايوه
جوانتي, جوانتيات, جونتي, قفاز, قفازات, gloves, glove
كاب, كابات, قبعة, قبعات, طاقية, طواقي, برنيطة, hat, cap, caps, beanie, ايس كاب, آيس كاب
حزام, احزمة, حزام جلد, belt, belts
كرافتة, كرفتة, كرافتات, ربطة عنق, جرافتة, tie, necktie, بابيون, bow tie
شماسي, شمسية, شماسى, مظلة, umbrella, شمسية بحر
حذاء, احذية, جزمة, جزم, شوز, shoe, shoes, gazma, جزمه كلاسيك, حذاء رسمي, footwear, حذاء جلد
كوتشي, كوتشيات, كوتشى, كوتش, كوتشيهات, سنيكرز, سنيكر, حذاء رياضي, احذية رياضية, sneakers, sneaker, sport shoes, sports shoes, running shoes, trainers, koteshy, kotshy, حذاء جري < حذاء
صندل, صنادل, sandal, sandals, صندل حريمي < حذاء
شبشب, شباشب, سليبر, سلبر, slipper, slippers, flip flop, flipflops, slides, سلايد, كروكس, crocs, clogs, كلوج < حذاء
بوت, ابوات, هاف بوت, بوتات, boot, boots, ankle boots, سيفتي بوت, حذاء سيفتي, safety shoes < حذاء
بالرينا, باليرينا, فلات, ballerina, flats < حذاء
كعب, كعب عالي, هيلز, heels, high heels < حذاء
لوفر, موكاسان, loafer, loafers < حذاء
شنطة, شنط, شنطه, حقيبة, حقائب, حقيبه, bag, bags, shanta, handbag, hand bag, شنطة يد, حقيبة يد, كروس, شنطة كروس, كروس باج, crossbody, cross bag, tote bag, توت باج, شنطة حريمي, كلاتش, clutch
شنطة ظهر, حقيبة ظهر, باك باج, باكباج, شنطه ضهر, باج باك, backpack, back pack, شنطة مدرسة, شنطة مدرسية, شنط مدرسة, حقيبة مدرسية, شنط مدارس, school bag < شنطة
شنطة سفر, شنط سفر, حقيبة سفر, حقائب سفر, طقم شنط سفر, شنطه هاند باج, suitcase, luggage, travel bag, trolley bag, ترولي, تروللي < شنطة
شنطة لابتوب, شنطة لاب توب, حقيبة لابتوب, جراب لابتوب, laptop bag, laptop sleeve, laptop backpack < شنطة
محفظة, محافظ, بوك رجالي, بورتفيه, wallet, wallets, purse, card holder, ma7faza
نظارة, نضارة, نضارات, نظارات, نظارة شمس, نضارة شمس, نظارة شمسية, نظارات شمسية, sunglasses, sun glasses, glasses, eyewear, sunglass, نضاره
عدسات, عدسات لاصقة, لينسز, لنسز, contact lenses, lenses, عدسة
سلسلة, سلاسل, قلادة, قلائد, عقد, necklace, necklaces, كوليه, تعليقة ذهب, pendant
اسورة, اساور, أسورة, انسيال, انسيالات, سوار, bracelet, bracelets, غويشة, غوايش, bangle, خلخال, anklet
خاتم, خواتم, دبلة, دبل, ring, rings, توينز, محبس
حلق, حلقان, حلقات, اقراط, earring, earrings
اكسسوارات, اكسسوار, مجوهرات, حلي, طقم اكسسوار, jewelry, jewellery, مشغولات, ذهب, فضة
توكة, توك, توكه شعر, مشبك شعر, بنسة شعر, طوق شعر, hair clip, scrunchie, hairband, headband, رابطة شعر
برفان, برفانات, بارفان, بارفيوم, برفيوم, بيرفيوم, بيرفان, برفن, عطر, عطور, كولونيا, ريحه, perfume, parfum, eau de parfum, edp, eau de toilette, edt, cologne, fragrance, برفانات رجالي ; عود, دهن عود, oud ; مسك
بودي سبلاش, بودى سبلاش, بودي ميست, بادي ميست, بادي سبلاش, body splash, body mist, mist < برفان
بخور, بخور عود, incense, مبخرة, مباخر, burner, معطر بخور
مزيل عرق, ديودرانت, ديودورانت, ديودرنت, مزيل رائحة, رول اون, deodorant, antiperspirant, deo, مزيل عرق رول
شامبو, شامبوه, شامبوهات, shampoo
بلسم, كونديشنر, كونديشينر, conditioner
حمام كريم, حمام كريم للشعر, ماسك شعر, ماسك للشعر, hair mask, hair treatment, قناع شعر
كريم شعر, كريم للشعر, ليف ان, ليفن, leave in, hair cream, سيروم شعر, سيرم شعر, سيرم للشعر, hair serum, جل شعر, جيل شعر, جيل للشعر, hair gel, واكس, hair wax, مثبت شعر, hair spray, سبراي شعر
زيت شعر, زيت للشعر, زيوت شعر, hair oil
صبغة, صبغات, صبغه شعر, صبغة شعر, hair color, hair colour, hair dye, حنة, حناء, henna
بروتين شعر, كيراتين, keratin, hair protein, فرد شعر
كريم, كريمات, كريم مرطب, لوشن, لوشن جسم, cream, lotion, body lotion, moisturizer, moisturizing cream, مرطب, مرطبات, مرطب بشرة, بودي لوشن, body cream, زبدة شيا, body butter, كريم جسم, كريم بشرة, كريم وجه, face cream, كريم ايد, hand cream, فازلين, بانثينول كريم, emulsion
غسول, غسول وجه, غسول بشرة, غسول للوجه, face wash, cleanser, facial wash, facial cleanser, cleansing gel, رغوة غسول, منظف بشرة, منظف للبشرة, منظف للوجه, جل منظف, ماء ميسيلار, micellar water, ميسيلار
سيروم, سيرم, serum, سيروم وجه, face serum, فيتامين سي سيروم
تونر, toner, تونيك بشرة
ماسك وجه, ماسك للوجه, قناع وجه, face mask, sheet mask, ماسكات, سكراب, مقشر, scrub, peeling, exfoliator
صن بلوك, صن سكرين, صانسكرين, صن اسكرين, صنبلوك, صانبلوك, واقي شمس, واقي من الشمس, كريم شمس, واقى الشمس, sunscreen, sunblock, sun block, sun screen, sun cream, spf
مكياج, ميكب, ميك اب, ميكاب, مكياچ, مساحيق تجميل, مستحضرات تجميل, ادوات تجميل, كوزمتيكس, makeup, make up, cosmetics, باليت, باليته, makeup palette
روج, روچ, احمر شفاه, احمر شفايف, ليبستيك, ارواج, lipstick, lip stick < مكياج ; ليب جلوس, lip gloss, ملمع شفاه ; ليب بالم, ليب بام, lip balm, مرطب شفاه ; تنت, tint
ماسكرا, مسكرة, مسكره, mascara < مكياج
كحل, ايلاينر, اي لاينر, eyeliner, kohl, eye liner, قلم كحل < مكياج
فاونديشن, فونديشن, كريم اساس, foundation, bb cream, كونسيلر, concealer, برايمر, primer, بودرة وجه, face powder, compact powder < مكياج
بلاشر, احمر خدود, blusher, blush, هايلايتر, highlighter makeup < مكياج
ايشادو, اي شادو, ظلال عيون, eyeshadow, eye shadow < مكياج
مناكير, طلاء اظافر, منكير, nail polish, اسيتون, اظافر صناعية, press on nails
فرش مكياج, فرشة مكياج, فرش ميكب, makeup brush, makeup brushes, beauty blender, بيوتي بلندر
رموش, رموش صناعية, eyelashes, lashes
ماكينة حلاقة, مكنة حلاقة, ماكينات حلاقة, ماكينة حلاقه كهربائية, ماكينة تشذيب, ماكينة شعر, مكنة شعر, ماكينة قص الشعر, shaver, trimmer, razor, hair clipper, electric shaver, beard trimmer, شفرات حلاقة, شفرة حلاقة, امواس حلاقة, موس حلاقة, شفرات, clipper
كريم حلاقة, جل حلاقة, رغوة حلاقة, فوم حلاقة, shaving foam, shaving cream, shaving gel, افتر شيف, after shave, aftershave
ماكينة ازالة شعر, ماكينة ازالة الشعر, ابيليتور, epilator, ليزر منزلي, جهاز ليزر, ipl, حلاوة, شمع ازالة شعر, wax, كريم ازالة شعر, hair removal, مزيل شعر
سشوار, نشافة شعر, مجفف الشعر, سيشوار, استشوار, سشوارات, مجفف شعر, hair dryer, hairdryer, blow dryer, سشوار شعر, فرشاة سشوار
مكواة شعر, مكوى شعر, بيبي ليس, بيبيليس, بيبي ليز, مكواة فرد الشعر, فرشاة فرد, فرشاة حرارية, hair straightener, straightener, hair curler, curling iron, مكواة ويفي
مشط, امشاط, فرشاة شعر, فرشة شعر, hair brush, hairbrush, comb
معجون اسنان, معجون سنان, معجون, toothpaste, tooth paste
فرشاة اسنان, فرشة اسنان, فرش اسنان, فرشه سنان, toothbrush, tooth brush, electric toothbrush
غسول فم, غسول للفم, مضمضة, mouthwash, mouth wash, خيط اسنان, dental floss
صابون, صابونة, صابونه, soap, soaps, صابون سائل, hand wash, hand soap, غسول يد, صابون ايدي
شاور جيل, شاور جل, جل استحمام, شور جل, شاور, shower gel, body wash, بودي واش
ليفة, لوفة, ليف, loofah, body scrubber
فوط صحية, فوط نسائية, اولويز, sanitary pads, pads, sanitary napkins, تامبون
مناديل, منديل, مناديل ورقية, كلينكس, tissue, tissues, مناديل سحب ; ورق تواليت, toilet paper, مناديل تواليت ; مناديل مطبخ, paper towel, kitchen towel, رول مطبخ
مناديل مبللة, مناديل مبلله, وايبس, wet wipes, wipes, baby wipes, مناديل اطفال مبللة
كمامة, كمامات, ماسك طبي, medical mask, surgical mask ; كحول, معقم, مطهر, hand sanitizer, sanitizer, جل معقم
قطن, قطن طبي, اعواد قطن, cotton, cotton buds, قطنة
حفاضات, حفاض, حفاضة, بامبرز, بمبرز, حفاظات, حفاظ, بامبرس, diapers, diaper, pampers, nappies, حفاضات اطفال, بنتس اطفال, diaper pants, كلوت حفاض
حفاضات كبار السن, حفاضات كبار, حفاض كبار, adult diapers
ببرونة, ببرونات, ببرونه, رضاعة, رضاعات, بيبرونة, بزازة, بزازات, baby bottle, feeding bottle, bottle nipple, حلمة رضاعة
تيتينة, سكاتة, لهاية, لهايات, pacifier, soother
لبن اطفال, حليب اطفال, لبن رضع, لبن بودر اطفال, baby milk, infant formula, baby formula, formula milk
سيريلاك, اكل اطفال, طعام اطفال, baby food, cereal baby
عربية اطفال, عربة اطفال, عربيات اطفال, ستروللر, سترولر, عربية بيبي, stroller, baby stroller, pram
كرسي سيارة للاطفال, كرسي سيارة, كار سيت, كارسيت, car seat, baby car seat
كرسي اكل اطفال, كرسي طعام, هاي تشير, high chair
مشاية اطفال, مشايه, مشاية بيبي, baby walker, walker
سرير بيبي, سرير هزاز, مهد, crib, baby bed, baby cot
ملابس اطفال, هدوم اطفال, لبس اطفال, سالوبيت, سالوبيتات, افرول اطفال, kids clothes, baby clothes, bodysuit, onesie, romper, طقم اطفال
شنطة بيبي, شنطة مستلزمات, diaper bag < شنطة
لعبة, لعب, العاب, العاب اطفال, لعب اطفال, ألعاب تعليمية, toy, toys, لعبه, لعبة تعليمية, الة لعب
مكعبات, ليجو, لعبة تركيب, مكعبات تركيب, lego, building blocks, blocks < لعبة
عروسة, عروسه لعبة, عرايس, باربي, دمية, دمى, دبدوب, دباديب, doll, dolls, plush, barbie, teddy bear, stuffed toy < لعبة
سيارة لعبة, عربية ريموت, عربية لعبة, عربيات لعب, سيارة ريموت كنترول, remote control car, rc car, toy car < لعبة
بازل, بزل, puzzle, puzzles, jigsaw < لعبة
لعبة طاولة, شطرنج, كوتشينة, كوتشينه, دومينو, اونو, مونوبولي, board game, card game, chess, uno, monopoly, طاولة زهر < لعبة
صلصال, سلايم, slime, play dough, playdough, clay < لعبة
بالون, بالونات, balloon, balloons, زينة عيد ميلاد, زينة حفلات, party supplies, birthday decoration, زينة رمضان
عجلة, عجل, عجله, دراجة, دراجات, بسكلتة, بسكليتة, بسكليته, عجل اطفال, bicycle, bike, دراجة هوائية
سكوتر, اسكوتر, اسكوتر كهربائي, scooter, electric scooter, سكوتر كهربا
موتوسيكل, موتسيكل, دراجة نارية, motorcycle, motorbike, توكتوك
سكيت, سكيت بورد, باتيناج, رولر, skateboard, roller skates, skates, هوفربورد, hoverboard
مشاية, مشايات, تريدميل, تريد ميل, جهاز مشي, جهاز جري, سير كهربائي, مشاية كهربائية, treadmill, tread mill
عجلة رياضية, دراجة رياضية, عجلة تخسيس, اوربتراك, exercise bike, elliptical, orbitrac
دمبل, اوزان, وزن حديد, weight, دمبلز, دامبل, دامبلز, اثقال, بار حديد, dumbbell, dumbbells, kettlebell, weights, barbell
جهاز رياضي, اجهزة رياضية, ملتي جيم, بنش, عقلة, gym equipment, home gym, pull up bar, جهاز بطن, رولر بطن, ab roller
سجادة يوجا, مات يوجا, يوجا مات, سجادة تمارين, yoga mat, exercise mat
حبل نط, نط الحبل, jump rope, skipping rope, استك مقاومة, احبال مقاومة, resistance band, resistance bands
كورة, كرة, كرة قدم, كوره, كور, football, soccer ball, ball, basketball, كرة سلة, volleyball, كرة يد
مضرب, مضرب تنس, مضارب, راكيت, racket, tennis racket, تنس طاولة, table tennis, بينج بونج
خيمة, خيم, tent, camping tent ; كيس نوم, sleeping bag ; كرسي بحر, كرسي رحلات, camping chair
حمام سباحة, بيسين, بسين, حمام سباحة للاطفال, swimming pool, pool, بونيه سباحة ; عوامة, عوامات ; نظارة سباحة, swimming goggles, goggles
سنارة, صنارة, ادوات صيد, عدة صيد, fishing rod
بروتين, واي بروتين, مكمل غذائي, مكملات غذائية, بروتين باودر, whey protein, protein powder, supplement, supplements ; كرياتين, creatine ; ماس جينر, mass gainer ; امينو, bcaa
بروتين بار, بار بروتين, protein bar, انيرجي بار, energy bar, سناك بار
فيتامين, فيتامينات, vitamin, vitamins, multivitamin, مالتي فيتامين ; اوميجا 3, omega 3, اوميجا ; زنك, zinc ; كولاجين, collagen ; كالسيوم, calcium
دواء, ادوية, اقراص, حبوب, tablets, capsules, كبسولات, مسكن, pain reliever ; بانادول, باراسيتامول, panadol, paracetamol
مرهم, جل مسكن, دهان طبي, ointment, gel tube
شراب كحة, شراب, شراب سعال, syrup, cough syrup, سيرب
قطرة, قطرة عين, eye drops, drops, نقط
جهاز ضغط, جهاز قياس ضغط, جهاز قياس الضغط, جهاز ضغط الدم, blood pressure monitor, bp monitor
جهاز سكر, جهاز قياس السكر, جهاز قياس سكر, glucose meter, glucometer, شرائط سكر, شرائط قياس السكر, test strips
ترمومتر, ثرمومتر, ترمومتر طبي, thermometer, ميزان حرارة
جهاز استنشاق, نيبوليزر, نبيولايزر, جهاز بخار طبي, جلسة بخار, nebulizer
كرسي متحرك, wheelchair, عكاز, عكازات, crutches, كرسي حمام طبي
حزام ظهر, مشد ظهر, مشد, كورسيه, ركبة طبية, شراب طبي, back support, corset, waist trainer, knee support, دعامة
جهاز مساج, مساج, جهاز تدليك, مسدس مساج, massager, massage gun, كرسي مساج, مدلك
قربة, قربة مياه, قربه كهربائية, hot water bag, heating pad
لزق طبي, لاصق جروح, بلاستر, شاش, رباط ضاغط, plaster, bandage, اسعافات اولية, first aid
ارز, رز, أرز مصري, rice, ارز بسمتي, basmati rice, roz
مكرونة, مكرونه, معكرونة, باستا, سباغيتي, اسباجتي, pasta, spaghetti, macaroni ; نودلز, اندومي, noodles, indomie, ramen ; شعرية ; لازانيا
سكر, سكر ابيض, sugar, سكر بني ; محلي, sweetener, ستيفيا, stevia
دقيق, طحين, flour ; سميد ; نشا ; بيكنج بودر, baking powder ; خميرة, yeast ; فانيليا, vanilla
زيت, زيت طعام, زيت خليط, زيت قلي, زيوت, oil, cooking oil ; زيت زيتون, olive oil ; زيت ذرة, corn oil ; زيت عباد الشمس, sunflower oil
سمنة, سمن, سمنه بلدي, ghee, سمن نباتي
زبدة, زبده, butter, مارجرين
ملح, salt, ملح طعام
توابل, بهارات, تتبيلة, خلطة, خلطات, spices, spice, seasoning ; فلفل اسود, black pepper ; كمون, cumin ; كركم ; بابريكا ; قرفة ; مرقة, مكعبات مرقة, stock cubes
صلصة, صلصه, tomato sauce, صوص, صوصات, sauce, دريسنج ; كاتشب, كتشب, ketchup ; مايونيز, mayonnaise ; مستردة, mustard ; خل, vinegar ; معجون طماطم, tomato paste
شاي, شاى, tea, شاي فتلة, شاي اسود ; اعشاب, herbal tea ; ينسون ; كركديه ; بابونج ; شاي اخضر, green tea
قهوة, بن, قهوه تركي, ahwa, 2ahwa, kahwa, كوفي, coffee, بن محوج, turkish coffee, اسبريسو بن, بن اسبريسو, حبوب قهوة, coffee beans ; نسكافيه, nescafe, قهوة سريعة التحضير, instant coffee, كوفي ميكس ; كابتشينو, cappuccino ; كبسولات قهوة, coffee capsules
كاكاو, كاكاو بودر, cocoa, هوت شوكليت, hot chocolate
لبن, حليب, البان, milk, لبن كامل الدسم, لبن بودر, milk powder, حليب بودرة, full cream milk, لبن خالي الدسم, skimmed milk, حليب مجفف
لبنة, لبنة كريمية, labneh
زبادي, زبادى, yogurt, yoghurt, رايب, لبن رايب, yougurt, زبادو
جبنة, جبنه, جبن, اجبان, cheese, جبنة بيضاء ; موتزاريلا, mozzarella ; cheddar, شيدر ; feta, جبنة فيتا ; قريش ; جبنة رومي ; جبنة كريمي, cream cheese
كريمة, كريمه خفق, كريم شانتيه, كريمة طبخ, قشطة, قشطه, whipping cream, cooking cream
بيض, بيضة, eggs, egg
لحمة, لحم, لحوم, كندوز, meat, beef ; مفروم, لحمه مفرومة, minced meat ; استيك, steak ; كبدة, liver
فراخ, دجاج, فرخة, اوراك, chicken ; صدور دجاج, chicken breast, فيليه دجاج ; بانيه, pane ; ناجتس, nuggets ; شيش طاووق ; بط ; ديك رومي, turkey
برجر, بيف برجر, burger, beef burger ; سجق, sausage ; سوسيس, هوت دوج, hot dog, hotdog ; لانشون, luncheon ; بسطرمة ; كفتة, كفته ; salami, سلامي
سمك, اسماك, سمك فيليه, fish, fish fillet ; جمبري, shrimp, shrimps ; سبيط ; رنجة ; سلمون, salmon
تونة, تونه, تونا, tuna, معلبات ; سردين, sardine
فول, فول معلب, فول مدمس, fava beans, beans, بقوليات, بقول ; فاصوليا ; لوبيا ; عدس, lentils ; حمص, chickpeas ; ترمس حب
عسل, عسل نحل, honey ; طحينة, طحينه, tahini ; عسل اسود, مولاس, molasses
مربى, مربي, مربات, jam, jams
حلاوة طحينية, حلاوة, halawa, halva
شوكولاتة, شيكولاتة, شوكولاته, شيكولاته, شكولاته, شوكلاته, شوكلاتة, شيكولا, شوكولا, chocolate, chocolates, choclate ; نوتيلا, nutella, chocolate spread, شوكولاتة دهن
بسكويت, بسكوت, بسكويتات, كوكيز, biscuit, biscuits, cookies, cookie, wafer, ويفر, كراكرز, crackers
كيك, كيكة, كيكه, cake, cakes, كب كيك, molto, مولتو, خليط كيك, cake mix ; كرواسون, croissant ; دونتس, donuts ; تورتة, تورته ; مافن, muffin
شيبسي, شيبس, شبسي, مقرمشات, chips, crisps, potato chips, سناكس, سناك, snack, snacks, تورتيلا شيبس, دوريتوس, شيتوس ; فشار, popcorn, بوب كورن
مكسرات, nuts, mixed nuts ; لوز, almonds ; كاجو, cashew ; فستق, pistachio ; عين جمل, walnuts ; بندق ; فول سوداني, سوداني, peanuts ; لب, لب سوبر
تمر, تمور, بلح, عجوة, dates, date fruit, dried fruits, ياميش ; قمر الدين, مشمشية ; تين مجفف ; زبيب
حلويات, حلاوى, sweets, dessert ; كنافة ; بسبوسة ; بقلاوة ; كحك ; معمول ; بتي فور ; جاتوه
ملبس, بونبون, حلوى, كاندي, مصاصة, مصاصات, candy, candies, lollipop, جيلي, جيلي كولا, gummies, لبان, علكة, gum, chewing gum, مارشميلو, marshmallow
جيلاتين, جيلي بودرة, jelly, بودنج, pudding, مهلبية, مهلبيه, كاسترد
ايس كريم, آيس كريم, جيلاتي, ايسكريم, ice cream, icecream, جيلاتو
كورن فليكس, كورنفليكس, سيريال, حبوب افطار, شوفان, corn flakes, cornflakes, cereal, oats, oatmeal, granola, جرانولا, muesli
خبز, عيش, bread, عيش فينو, شامي ; توست, عيش توست, toast ; تورتيلا, tortilla ; بقسماط, breadcrumbs ; باتيه
عصير, عصاير, عصائر, juice, juices, نكتار, nectar
مياه غازية, مشروب غازي, مشروبات غازية, بيبسي, كوكاكولا, كولا, سبرايت, ميرندا, soda, soft drink, soft drinks, pepsi, coca cola, cola, 7up, سفن اب, حاجة ساقعة
مشروب طاقة, مشروبات طاقة, انرجي درينك, ريد بول, energy drink, red bull, redbull
مشروب, مشروبات, drink, drinks, beverage, شربات مشروب, تانج, tang
مياه معدنية, مياه, ميه, مياة معدنية, مية معدنية, مياه طبيعية, mineral water, water, drinking water, natural water
خضار, خضروات, خضار مجمد, vegetables, frozen vegetables ; بسلة ; ملوخية ; بامية ; بطاطس, بطاطس مجمدة, french fries ; طماطم ; خيار ; بصل ; ثوم
فواكه, فاكهة, فاكهه, fruits, fruit ; تفاح ; موز ; مانجو ; برتقال ; فراولة
زيتون, مخلل, مخللات, طرشي, olives, pickles
مسحوق غسيل, مسحوق, صابون غسيل, سائل غسيل, جل غسيل, اوتوماتيك مسحوق, detergent, laundry detergent, washing powder, منظف ملابس, بودرة غسيل, كبسولات غسيل, washing gel
منعم اقمشة, منعم ملابس, معطر ملابس, داوني, كمفورت, fabric softener, softener, منعم
صابون مواعين, صابون اطباق, سائل اطباق, سائل غسيل اطباق, منظف اطباق, بريل, فيري, dish soap, dishwashing liquid, dish wash, كبسولات غسالة اطباق, اقراص غسالة اطباق
كلور, كلوركس, مبيض, ديتول, منظف حمام, منظف ارضيات, منظفات, منظف, مطهر ارضيات, bleach, clorox, cleaner, disinfectant, floor cleaner, toilet cleaner, فلاش حمام ; منظف زجاج, glass cleaner ; ملمع ; مزيل بقع
ممسحة, ممسحه, شرشوبة, مساحة, مساحات ارض, مقشة, مقشات, جاروف, mop, broom, spin mop, ممسحة دوارة, مكنسة يد
سفنجة, اسفنج, سلك مواعين, سفنج مواعين, sponge, scouring pad, فوط تنظيف, فوطة مايكروفايبر, microfiber cloth
اكياس زبالة, اكياس قمامة, شنط زبالة, كيس زبالة, garbage bags, trash bags
ورق فويل, فويل, ورق الومنيوم, رول فويل, ستريتش, ورق زبدة, اكياس فريزر, aluminum foil, foil, cling film, baking paper
مبيد حشري, مبيد, مبيدات, بيروسول, ريد, طارد حشرات, insecticide, bug spray, لاصق ناموس, insect spray ; سم فئران, مصيدة
معطر جو, معطر, معطرات, ملطف جو, فواحة, فواحات, air freshener, air freshner, diffuser, reed diffuser, زيت عطري, essential oil
كتاب, كتب, book, books, كتاب خارجي, سلاح التلميذ ; رواية, روايه, روايات, novel, novels, ديوان ; قصة, قصص, story, stories, قصص اطفال
مصحف, مصاحف, قران, القران الكريم, quran, مصحف شريف
كشكول, نوت بوك, notebook, كشاكيل, كراسة, كراريس, كراسات, دفتر, دفاتر, نوتبوك ورق, بلوك نوت, نوته, سكتش, sketchbook, notebook paper, notepad, اجندة, اجندات, planner, diary, agenda
قلم, اقلام, pen, pens, قلم جاف, قلم حبر, قلم رصاص, اقلام رصاص, pencil, pencils, قلم سنون, ماركر, هايلايتر قلم, marker, markers
الوان, الوان خشب, الوان شمع, الوان مائية, الوان مياه, اقلام الوان, علبة الوان, colored pencils, crayons, watercolor, coloring, فرش رسم, ادوات رسم, كانفاس, الوان اكريلك, acrylic colors
استيكة, استيكه, ممحاة, براية, مبراة, مسطرة, مساطر, ادوات هندسية, eraser, sharpener, ruler, geometry set, برجل
مقلمة, مقالم, pencil case
دباسة, دبابيس, خرامة, stapler, punch, ملف, ملفات, دوسيه, فايل, folder, مقص, مقصات, scissors, صمغ, لاصق, لزق, glue, سوليتيب, tape, scotch tape
الة حاسبة, آلة حاسبة, حاسبة, calculator
ورق طباعة, ورق تصوير, ورق A4, رزمة ورق, copy paper, printing paper, paper a4
سبورة, سبورات, وايت بورد, whiteboard, blackboard
هدية, هدايا, بوكس هدايا, جيفت, gift, gifts, gift box, giftbox, بوكس, علبة هدايا, gift set
مسبحة, سبحة, مسابح, سبح, rosary, tasbih
شنيور, دريل, مثقاب, شنيورات, درل, drill, هيلتي, rotary hammer, power drill, cordless drill, شنيور شحن
صاروخ, صاروخ قطعية, جلاخة, انجل جريندر, grinder angle, angle grinder, صاروخ تقطيع
منشار, مناشير, منشار كهربائي, saw, jigsaw saw, circular saw, اركت, chainsaw
مفك, مفكات, طقم مفكات, screwdriver, screwdriver set, مفك كهربائي, electric screwdriver
مفتاح صيانة, مفاتيح بلدي, طقم مفاتيح, مفاتيح الن, wrench, spanner, socket set, طقم لقم, لقم ; كماشة, بنسة, زرادية, pliers ; شاكوش, مطرقة, hammer
عدة, عدد, شنطة عدة, عدة يدوية, عدد يدوية, ادوات, tools, tool set, tool kit, toolbox, طقم عدة
كمبروسر, كومبريسور, منفاخ, منفاخ كهربائي, منفاخ عجل, air compressor, compressor, air pump, tire inflator
ماكينة لحام, مكنة لحام, welding machine, كاوية لحام, soldering iron, لحام
مولد, مولد كهرباء, جنريتور, generator, انفرتر كهرباء ; يو بي اس, ups ; مثبت تيار, استابليزر, stabilizer
طلمبة, طلمبات, موتور مياه, موتور رفع, مضخة, مضخات, water pump, pump, ماتور
سلم, سلالم, سلم المونيوم, ladder
دهان, دهانات, بوية, بويات, طلاء, paint, paints, رول دهان, فرشة دهان, ورنيش, سيليكون لاصق, silicone sealant
قفل, اقفال, كالون, كوالين, lock, padlock, ترباس, مقبض باب, door lock, اكره باب, خزنة, safe
مشترك كهرباء, مشترك, مشتركات, وصلة كهرباء, توصيلة كهرباء, extension cord, power strip, extension, فيشة, فيش, بريزة, برايز, socket, plug, مفتاح كهرباء, مفاتيح كهرباء, light switch, سلك كهرباء, اسلاك, wire
عداد, مقياس, افوميتر, multimeter, متر قياس, شريط قياس, measuring tape, tape measure, ليزر قياس, ميزان ليزر
قاعدة حمام, كرسي حمام, كومبينيشن, مرحاض, toilet
خلاط مياه, حنفية, حنفيات, صنبور, faucet, tap, خلاط حوض, خلاط مطبخ ; دش, دوش, shower head ; شطاف, شطافه, bidet ; حوض, احواض, sink ; بانيو, bathtub
اكسسوارات حمام, طقم حمام, حامل صابون, صبانة, bathroom set, soap dispenser, حامل مناديل, حامل فوط
سيراميك, بورسلين, بلاط, ceramic, tiles
اسمنت, جبس, طوب, cement
كاوتش, كوتش عربية, كوتش سيارة, كاوتش عربية, كاوتشات, كاوتشوك, اطار سيارة, اطارات, اطار, tire, tires, tyre, tyres, فردة كاوتش
جنط, جنوط, rim, rims, طاسات جنوط
بطارية سيارة, بطارية عربية, بطاريات سيارات, car battery, بطارية جافة
زيت موتور, زيت محرك, زيت عربية, زيت سيارة, زيت موتور سيارة, engine oil, motor oil, زيت فتيس, gear oil, زيت فرامل, brake fluid
فلتر زيت, oil filter, فلتر هواء, air filter, فلتر بنزين, فلتر تكييف سيارة, cabin filter
بوجيهات, بوجيه, spark plug, spark plugs
تيل فرامل, فرامل, طنابير, brake pads, brake pad, brakes, طقم فرامل
مساعدين, مساعد سيارة, shock absorber, shock absorbers, مقص سيارة, كبالن, دبرياج, clutch kit, سير كاتينة, timing belt, رديتر, ردياتير, radiator, كمبروسر تكييف, قطع غيار سيارات, spare parts, car parts
مساحات, مساحات زجاج, مساحات سيارة, wiper, wipers, wiper blades
فانوس, فوانيس, فانوس سيارة, كشافات سيارة, headlight, headlights, tail light, زينون, فانوس رمضان
فرش سيارة, كسوة سيارة, كفر كراسي سيارة, غطاء كراسي, فرش عربيه, car seat cover, seat covers, دواسات سيارة, دواسات عربية, car mats, car floor mats
غطاء سيارة, شادر سيارة, غطا عربية, car cover, شماسة سيارة, شمسية سيارة, car sunshade
كاسيت سيارة, شاشة سيارة, شاشة عربية, مسجل سيارة, كاسيت عربية, car stereo, car screen, android car screen, car radio
معطر سيارة, فواحة سيارة, معطر عربية, car freshener, car perfume, car air freshener
شامبو سيارات, ملمع سيارات, واكس سيارات, منظف سيارات, car shampoo, car wax, car polish, تلميع سيارات, car wash
مكنسة سيارة, مكنسه عربيه, car vacuum < مكنسة
عربية, سيارة, سيارات, عربيات, car, cars, auto
خوذة, خوذ, helmet
دراي فود, اكل قطط, طعام قطط, دراي فود قطط, cat food, اكل كلاب, طعام كلاب, dog food, pet food, اكل حيوانات, ويت فود
رمل قطط, ليتر بوكس, ليتر قطط, cat litter, litter
طوق كلب, سلسلة كلب, بوكس قطط, شنطة قطط, قفص, اقفاص, pet carrier, pet collar, cage, حوض سمك, aquarium, اكل سمك, اكل عصافير
اورج, كيبورد موسيقي, musical instrument ; جيتار, guitar ; بيانو, piano, keyboard piano ; كمان, violin ; طبلة, دف, drum ; عود موسيقي
مسدس شمع, مسدس شمع سيليكون, glue gun
شيشة, معسل, فحم شيشة, shisha, hookah, فيب, vape, سيجارة الكترونية, ليكويد, سجائر
ولاعة, ولاعات, lighter, كبريت, طفاية, ashtray
ماكينة عد نقود, عدادة نقود, money counter, طابعة باركود, باركود, barcode scanner, قارئ باركود, كاشير, ماكينة كاشير, pos, cash drawer
خيط, خيوط, تريكو, كروشيه, ابر, صوف خيط, yarn, crochet, thread, قماش, اقمشة, fabric
ملابس, هدوم, لبس, clothes, clothing, ازياء, apparel
بقالة, سوبر ماركت, grocery, supermarket, groceries
اجهزة كهربائية, اجهزة منزلية, جهاز منزلي, home appliances, appliances
ادوات مطبخ, ادوات المطبخ, مستلزمات مطبخ, اطقم مطبخ, kitchenware, kitchen tools, kitchen utensils, توزيعة مطبخ
اثاث, موبيليا, عفش, furniture
ديكور, ديكورات, تحف, انتيكات, decor, decoration, home decor
مستلزمات مدرسية, ادوات مدرسية, لوازم مدرسية, لوازم مدرسة, لوازم مكتبية, ادوات مكتبية, school supplies, stationery, ادوات كتابية
`;

/** Parts and accessories of goods, in the same form: the goods themselves come first, unless these are asked for. */
export const PARTS = `
جراب, جرابات, اجربة, كفر, كڤر, كافر, كفرات, غطاء موبايل, غطاء حماية, بيت موبايل, حافظة موبايل, ضهر موبايل, case, cover, back cover, phone case, mobile cover, phone cover, flip cover, protective case, garab, كيس موبايل
اسكرينة, سكرينة, اسكرين, سكرين, اسكرينات, سكرينات, لاصقة حماية, لاصقة شاشة, واقي شاشة, واقى شاشة, حماية شاشة, استيكر شاشة, شاشة حماية, لزقة شاشة, screen protector, tempered glass, glass protector, screen guard, protector, حماية كاميرا, حماية عدسات, حماية عدسات الكاميرا, lens protector, camera protector, اسكرينه زجاج
شاحن, شواحن, شاحن سريع, راس شاحن, ادابتر, ادابتور, محول شحن, وحدة شحن, charger, chargers, adapter, adaptor, fast charger, wall charger, wireless charger, شاحن وايرلس, شاحن لاسلكي, shahn, charging pad, شاحن سيارة, شاحن عربية, car charger, power adapter
باور بانك, باوربانك, باور بنك, باوربنك, شاحن متنقل, بنك طاقة, بطارية متنقلة, power bank, powerbank, portable charger, powerbanks
كابل, كابلات, كيبل, كيبلات, وصلة, وصلات, سلك شاحن, كابل شحن, كابل شاحن, وصلة شاحن, cable, cables, cord, charging cable, data cable, usb cable, hdmi cable, aux cable, لايتننج كابل
محول, محولات, كونفرتر, تحويلة, converter, hub, usb hub, هاب, موزع يو اس بي, splitter, dock, docking station, usb c hub, otg
حامل شاشة, حامل تلفزيون, حامل تليفزيون, حوامل شاشات, حامل شاشات, tv mount, tv wall mount, wall mount, tv bracket, ستاند شاشة, ستاند تلفزيون
ستاند لابتوب, حامل لابتوب, laptop stand, ستاند لاب توب
ستاند, حامل, حوامل, حامل موبايل, حامل هاتف, ستاند موبايل, حامل سيارة, هولدر, holder, stand, mount, phone holder, car holder, car mount, ترايبود, تريبود, tripod, سيلفي ستيك, عصاية سيلفي, selfie stick, لابتوب ستاند
رينج لايت, ring light, اضاءة تصوير, سوفت بوكس
كوفر ساعة, استيك, استيك ساعة, استك ساعة, سير ساعة, حزام ساعة, ستراب, strap, watch strap, watch band, wristband, سوار ساعة, استراب
كفر سماعة, جراب سماعة, جراب ايربودز, airpods case, earbuds case, headphone case, ear tips, ear pads, مخدات سماعة
كفر تابلت, جراب تابلت, جراب ايباد, tablet case, ipad case
كفر لابتوب, laptop case, laptop cover, استيكر لابتوب, laptop skin, سكين لابتوب
ريموت, ريموت كنترول, ريموتات, ريموت شاشة, ريموت تكييف, remote, remote control, ريموت تلفزيون
دراع, ذراع, دراعات, ذراع تحكم, دراع بلايستيشن, يد بلايستيشن, دراع العاب, وحدة تحكم, وحدة تحكم العاب, جويستيك, joystick, controller, gamepad, game controller, dualsense, dualshock, يد تحكم, يد العاب
قلم تابلت, قلم ايباد, قلم تاتش, stylus, stylus pen, apple pencil, s pen
بطارية, بطاريات, battery, batteries, حجارة ريموت, حجارة قلم, بطارية لابتوب, laptop battery, بطارية موبايل, بطاريات قلم, حجر بطارية
شاحن لابتوب, laptop charger, laptop adapter
حبر, احبار, تونر طابعة, خرطوشة, خراطيش, خرطوشة حبر, ink, ink cartridge, cartridge, toner cartridge, حبر طابعة, احبار طابعة
مروحة تبريد, كولر لابتوب, مبرد لابتوب, قاعدة تبريد, قاعدة لابتوب, ستاند تبريد, cooling pad, laptop cooler, cooling fan, cpu cooler, كولر
غطاء, اغطية, lid, غطاء بوتاجاز, غطاء تكييف, غطا ; غطاء غسالة, كفر غسالة, كيس غسالة, washing machine cover
خرطوم غسالة, خرطوم مكنسة, فرشاة مكنسة, كيس مكنسة, اكياس مكنسة, vacuum bags, dust bag
فلتر, فلاتر, filter, filters, شمعة فلتر, شمعات فلتر, filter cartridge, قلب فلتر
قطعة غيار, قطع غيار, غيار, spare part, replacement part, شاشة بديلة, شاشة موبايل, شاشة هاتف, lcd screen, replacement screen, باغة, تاتش موبايل, بوردة, بوردة غسالة, طلمبة غسالة, موتور غسالة, خلاط كأس بديل, جوان, جلدة
ميدالية, ميداليات, مدليه, keychain, key chain, جراب مفتاح, كفر مفتاح, key cover, سلسلة مفاتيح
عدسة كاميرا, lens, camera lens, فلاش كاميرا, حقيبة كاميرا, شنطة كاميرا, camera bag, شاحن كاميرا
كارت, كروت, بطاقة شحن, كارت شحن, gift card, كارت هدايا
حساس, سنسور, sensor, حساسات ركن, parking sensor
رباط جزمة, رباط حذاء, نعل, نعل طبي, فرش حذاء, insole, insoles, shoelaces
ملحقات, مستلزمات, اكسسوار موبايل, اكسسوارات موبايل, mobile accessories, accessories, accessory
`;
