/**
 * Common passwords of at least twelve characters, in lower case, that the leaked list lacks: of later years, of
 * companies, of Chinese speakers.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!@#$%^&*()12 !@#$%^&*()_+ !@#$%^123456 !qaz2wsx3edc !qaz@wsx#edc 098765432109 100200300400
1234!@#$1234 1234!@#$qwer 123456!@#$%^ 12345678!@#$ 1234567890-= 1234abcd1234 1314520131452
135792468000 147258369147 147852369000 1q2w3e4r5t6y7u8i9o 1qaz@wsx3edc 246813579000 271828182845
3141592653589 31415926535897 520131452013 5201314520131 521521521521 741852963000 789456123000
963852741000 987654321012 9876543210987 a12345678901 a123456789012 a1b2c3d4e5f6g7 aa123456789012
aaa123456789 aaaaaa111111 abc123!@#456 abc1234567890 abcabcabcabc abcd12345678 abcd1234abcd
abcd1234efgh abcde1234567 abcdefgh1234 abcdefghijklm abcdefghijklmn abcdefghijklmnopqrstuvwxyz
admin!234567 admin1234567 admin12345678 admin123456789 admin1234admin admin123admin admin2023!!!
admin2024!!! admin@123456 admin@1234567 admin@huawei adminadmin123 adminadminadmin administrator1
administrator123 adminpassword aini13145201 alexander1234 alibaba12345 android12345 anything1234
apple1234567 arsenal12345 asdf1234asdf asdfghjkl;'123 asdfghjklqwerty asdfqwerzxcv ashley123456
australia123 australia1234 autumn2024!!! azertyuiop12 baidu1234567 barcelona1234 baseball1234
baseball12345 batman123456 beijing12345 beijing2008bj blink182blink182 bullshit1234 business1234
business12345 butterfly123 butterfly1234 california12 cantguessthis changeme123! changeme1234
changeme12345 changemeplease changethispassword charlie12345 chelsea12345 chocolate1234
christopher12 company12345 company123456 computer1234 computer12345 contrasena123 contraseña123
cookie123456 corporate123 correct-horse-battery-staple correcthorsebatterystaple customer1234
customer12345 daniel123456 database1234 december1234 december2024 defaultpassword demo12345678
demodemodemo demopassword deutschland1 diamond12345 director1234 donthackme12 donthackme123
dragon123456 dragon1234567 dragonball123 elizabeth123 elizabeth1234 england12345 enterprise123
everything123 facebook1234 facebook12345 february1234 finance12345 finance123456 flower123456
football1234 football12345 football123456 foreverandever forgotpassword freedom12345 friday123456
fuckyou12345 fuckyou123456 fuckyoufuckyou ginger123456 godisgood123 godisgreat123 golden123456
goodmorning1 goodmorning123 google123456 greenday1234 guangzhou123 guest1234567 guestguestguest
guestpassword hahahahahaha hangzhou1234 happybirthday happybirthday1 happynewyear2024
happynewyear2025 happynewyear2026 harrypotter12 harrypotter7 haslo1234567 hello1234567 hello12345678
hellohello12 hellohellohello hellokitty12 hellokitty123 helloworld!! helloworld12 helloworld123
helloworld1234 hockey123456 hongkong1234 huawei123456 huawei@12345 huawei@123456 hunter123456
iamawesome12 iamawesome123 iamironman123 iamthebest12 iamthebest123 idontknow1234 iforgotmypassword
ilovejesus123 ilovemycat123 ilovemydog123 ilovemylife1 ilovemymom123 ilovemywife1 iloveyou12345
iloveyou123456 iloveyou143143 iloveyou2023 iloveyou2024 iloveyou2025 iloveyouiloveyou iloveyoumore
initialpassword internet1234 internet12345 iphone123456 ironmaiden12 ironmaiden123 itsmypassword
january12345 jennifer1234 jesuschrist1 jesusislord1 jesusismylord jonathan1234 jordan123456
justinbieber1 juventus1234 killer123456 letmein12345 letmein123456 letmeinnow12 letmeinplease
letthemeatcake li1234567890 linkinpark12 linkinpark123 linux1234567 lionelmessi10 liverpoolfc1
losangeles12 losangeles123 losenord1234 lovelove1234 lovelovelove1 lozinka12345 manager12345
manager123456 manchester123 master123456 master1234567 maytheforcebewithyou merrychristmas1
metallica1234 michael12345 michelle1234 microsoft123 mima12345678 mnbvcxzlkjhg monday123456
monkey123456 monkey1234567 motdepasse12 motdepasse123 motdepasse1234 mypassword12 mypassword123
mypassword1234 mysecretpassword network12345 neverforget1 neverforget123 newcastleunited
newpassword12 newpassword123 newyork12345 newyorkcity1 nopassword123 nothing12345 november1234
office123456 oldpassword123 onedirection opensesame12 opensesame123 opensesameopen operator1234
operator12345 orange123456 p@$$w0rd1234 p@ssw0rd123! p@ssw0rd1234 p@ssw0rd12345 p@ssword1234
pa$$word1234 pa55word1234 parola123456 passphrase123 passw0rd123! passw0rd1234 passw0rd12345
password!123 password#123 password123! password123!@# password1234! password123456 password1234567
password12345678 password1234567890 password2021 password2022 password2023 password2024 password2025
password2026 password@1234 passwordisnotsecure passwort1234 pepper123456 poiuytrewq12 poiuytrewq123
pokemon123456 princess1234 princess12345 princess123456 purple123456 q1w2e3r4!@#$ qazqazqazqaz
qweasdzxcrty qweqweqweqwe qwerty!@#$%^ qwertyqwerty1 qwertyuiop[] qwertyuiop[]\\ qwertzuiop12
qwertzuiop123 rainbow12345 realmadrid12 realmadrid123 rememberme12 rememberme123 ronaldo12345
root12345678 root123456789 root@1234567 rootpassword rootrootroot salasana1234 samsung123456
samsunggalaxy secret123456 secret1234567 security1234 security12345 senha1234567 september123
september1234 server123456 shadow123456 shadow1234567 shanghai1234 shenzhen1234 silver123456
singapore123 singapore1234 slipknot1234 slipknot6666 soccer123456 something123 spiderman1234
spring2024!!! starwars1234 starwars1977 strawberry123 summer123456 summer2023!!! summer2024!!!
summer2025!!! sunshine1234 sunshine12345 sunshine123456 superadmin123 superadmin1234 superman1234
superman12345 supersecret123 supersecretpassword superuser123 supervisor123 sysadmin1234
sysadmin12345 taylorswift1 taylorswift13 temporary123 temporary1234 temporarypassword temppassword1
tencent12345 test12345678 test123456789 test1234test tester123456 testing12345 testing123456
testpassword testtesttest thankyougod1 thankyoujesus thispassword thomas123456 tigger123456
topsecret1234 trustno12345 trustno1trustno1 ubuntu123456 user12345678 user123456789 username1234
userpassword wachtwoord123 wang123456789 washington12 washington123 welcome123!@ welcome1234!
welcome2020! welcome2021! welcome2022! welcome2023! welcome2024! welcome2025! welcome2026!
whatever1234 whatever12345 windows12345 winter2023!!! winter2024!!! winter2025!!! woaibeijing1
woaini1314520 woaini520131 woaini5201314 woaiwojia123 woaiwojia520 wodemima1234 woshishei123
woshitiancai xiaoming1234 xyz123456789 youcantguess youcanthackme zhang12345678 zhongguo1234
zhongguo12345 zxcvbnm,./123 zxczxczxczxc
`
    .trim()
    .split(/\s/),
);
