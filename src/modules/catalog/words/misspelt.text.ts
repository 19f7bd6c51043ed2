/**
 * Slips that shoppers make so often that the lists hold them, behind the word that was meant. They find what it finds,
 * and are said like any other repair; spellings that merchants use as well («تليفزيون», «جلاكسي», «نضارة») are words.
 */
export const MISSPELT = `
بلوتوث=بلوتوس بلوتوث=بلوتوز بوتاجاز=بوتجاز بوتاجاز=بتوجاز بوتاجاز=بتاجاز بوتاجاز=بوتوجاز ميكروويف=ميكرويف ميكروويف=مكرويف ميكروويف=ماكروويف ميكروويف=مايكرويف
شيبسي=شبسي
ايربودز=ايربدز ايربودز=ايربودس ايربودز=ايربادز ميكروفون=ميكرفون ميكروفون=مايكرفون صينية=صنيه برنتر=برنتار موتوسيكل=موتسيكل سوتيان=سونتيان
سامسونج=سمسونج سامسونج=سامسنج سامسونج=سامسونك سامسونج=سامسوج شاومي=شومي شاومي=شيومي شاومي=زاومي هواوي=هاواوي انفينكس=انفنكس انفينكس=انفنيكس انفينكس=انفينكيس
موتورولا=موتورلا توشيبا=تشيبا تورنيدو=تورنيدوا باناسونيك=بناسونيك كينوود=كينود فيليبس=فليبس فيليبس=فيلبس نوكيا=نوكيه
ريدمي=ردمي ريدمي=رديمي بلايستيشن=بلاستيشن بلايستيشن=بليستيشن بلايستيشن=بلايستشن بلايستيشن=بلايستيشين الترا=التراا
laptop=labtop mobile=mobail mobile=mobayl microwave=mikrowave refrigerator=refrigrator fridge=frige vacuum=vaccum hoodie=hoody chocolate=choclate wafer=waffer yogurt=yougurt
galaxy=galaxi redmi=redme samsung=samsong samsung=samsng xiaomi=xiomi xiaomi=xaomi oppo=opo huawei=hwawei huawei=huwawei
`;

/** Arabic words in Latin letters and digits, behind themselves. */
export const FRANCO = `
سماعة=sma3a سماعة=samaa سماعة=samaah سماعات=samaat ثلاجة=talaga ثلاجة=tallaga غسالة=ghassala ترابيزة=tarabeza قميص=2amees فستان=fostan بنطلون=banatlon بنطلون=bantalon
جلابية=galabya جلابية=galabiya جزمة=gazma كوتشي=koteshy كوتشي=kotshy شنطة=shanta محفظة=ma7faza رز=roz قهوة=ahwa قهوة=2ahwa قهوة=kahwa جراب=garab شاحن=shahn
`;
