export const assuranceText = {
  title: 'الدفع والإرجاع',
  methods: (names: readonly string[]) => `تدفع كما تحب: ${names.join('، ')}`,
  someMethods: 'تختار طريقة الدفع في الخطوة التالية',
  safe: 'تكتب بيانات بطاقتك عند بوابة الدفع وحدها، ولا نحتفظ بها',
} as const;
