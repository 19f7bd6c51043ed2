/** The first guesses among passwords that our rule accepts (8 characters or more, a digit); lower case. */
const COMMON = new Set(
  `password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword1 pa55word pass1234 passw0rd1 mypassword1
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsx123 q1w2e3r4 asdf1234
  asdfgh12 asdfghjkl1 zxcvbnm1 abc12345 abcd1234 abcde123 abc123456 a1b2c3d4 aa123456 a1234567 a12345678 a123456789
  admin123 admin1234 administrator1 welcome1 welcome123 letmein1 letmein123 iloveyou1 iloveyou12 iloveyou123 monkey123
  football1 baseball1 superman1 princess1 sunshine1 dragon123 master123 charlie1 michael1 computer1 internet1 samsung1
  samsung123 iphone123 google123 facebook1 facebook123 changeme1 trustno1 test1234 user1234 guest123 hello123 egypt123
  egypt2011 egypt2020 egypt2024 egypt2025 egypt2026 cairo123 ahlawy1907 alahly1907 zamalek1911 mohamed1 mohamed123 mohammed1
  mohammed123 mohamed12 ahmed123 ahmed1234 ahmed2000 mahmoud1 mahmoud123 mostafa1 mostafa123 mustafa123 allah123 bismillah1
  bismillah786 habibi123 wekala123 12345678a 123456789a 12345678q 123456qwe qwe12345 123qwe123 1234qwer 12qwaszx 123abc123
  147258369 159753456 123123123 321321321 112233445566 11223344 123454321 13579246 24681357 1212121212 10203040 01234567 asd12345`
    .split(/\s+/)
    .filter(Boolean),
);

/** Rows of a keyboard or a telephone, because guessers try every run along them first. */
const RUNS = ['01234567890123456789', '98765432109876543210', 'qwertyuiop1234567890', 'abcdefghijklmnop'];

/** Whether a password is easy to guess: listed, one run along the keys, or one piece repeated. */
export function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  return COMMON.has(folded) || RUNS.some(run => run.includes(folded)) || /^(.{1,4})\1+$/u.test(folded);
}
