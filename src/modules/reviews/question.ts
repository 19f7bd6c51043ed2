export const LONGEST_QUESTION = 300;
export const LONGEST_ANSWER = 500;

/** So many of a shop's newest answers tell how long it usually takes; fewer than the least say more about chance. Our own choice. */
export const NEWEST_ANSWERS = 50;
export const FEWEST_ANSWERS = 5;

/** Words are looked for among so many of a product's newest questions. */
export const QUESTIONS_SEARCHED = 200;

export const QUESTION_TABS = ['to_answer', 'all'] as const;
export type QuestionTab = (typeof QUESTION_TABS)[number];
