/** Who does not know what a thing is called asks for «حاجة» and says what it is for. */
export const SOMETHING = 'حاجة, حاجات, شيء, اشياء, منتج, something, anything';

/** Before what it is for: «لتنظيف». */
export const FOR_IT = 'ل';

/** What does it, and how a purpose is said: «حاجة تنضف السجاد» is a cleaner of carpets. */
export const PURPOSES = `
منظف: تنظيف, تنضيف, تنظف, تنضف, ينظف, ينضف, بتنضف, بينضف, تغسل, يغسل
ملمع: تلميع, تلمع, يلمع, بتلمع
مسلك: تسليك, تسلك, يسلك
مبيد: قتل, تقتل, يقتل, تموت, يموت, بتموت, ابادة, تبيد
طارد: طرد, تطرد, يطرد
مزيل: ازالة, تزيل, يزيل, تشيل, يشيل, بتشيل, شيل
معطر: تعطير, تعطر, يعطر
مبيض: تبييض, تبيض, يبيض
مرطب: ترطيب, ترطب, يرطب
حامل: تعليق, تعلق
علاج: تعالج, يعالج
`;
