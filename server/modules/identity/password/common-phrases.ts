/**
 * Phrases that people choose for long passwords: quotations, proverbs, lyrics, greetings and the examples of articles
 * about passwords. Compared without spaces, punctuation and case.
 */
const phrases = `
a bird in the hand is worth two in the bush
a journey of a thousand miles
a penny for your thoughts
a picture is worth a thousand words
a quick brown fox
a rose by any other name
a stitch in time saves nine
a whole new world
actions speak louder than words
all for one and one for all
all good things come to an end
all is fair in love and war
all my loving
all that glitters is not gold
all the worlds a stage
all you need is love
all your base are belong to us
always look on the bright side of life
an apple a day keeps the doctor away
and they lived happily ever after
another brick in the wall
another one bites the dust
april showers bring may flowers
are you talking to me
ask and you shall receive
baby one more time
be careful what you wish for
be the change
beam me up scotty
beauty is in the eye of the beholder
because i love you
believe in yourself
better late than never
better safe than sorry
birds of a feather flock together
blood is thicker than water
bohemian rhapsody
bond james bond
bread and butter
brevity is the soul of wit
bridge over troubled water
call me maybe
can you keep a secret
carpe diem
change me please
change this password
cleanliness is next to godliness
come together right now
come with me if you want to live
correct battery horse staple
correct horse battery
correct horse battery staple
curiosity killed the cat
dancing in the dark
dancing queen
different password
do not enter
do or do not there is no try
do unto others
dont count your chickens
dont forget your password
dont let me down
dont look back in anger
dont panic
dont stop believing
dont stop me now
dont worry be happy
easy come easy go
elementary my dear watson
enter password here
enter your password
every breath you take
every cloud has a silver lining
every day is a new day
everything happens for a reason
eye of the tiger
family is everything
follow your dreams
follow your heart
forever and always
forgot my password
fortune favors the bold
fortune favours the brave
frankly my dear i dont give a damn
game of thrones
game over man
gangnam style
give me a break
go ahead make my day
god bless america
god bless you
god is good all the time
god save the king
god save the queen
good luck and have fun
good morning vietnam
good morning world
good night and good luck
great expectations
hakuna matata
hao hao xue xi tian tian xiang shang
happily ever after
happy birthday to me
happy birthday to you
happy new year
have a good day
have a nice day
haste makes waste
heart of gold
hello darkness my old friend
hello from the other side
hello my name is
hello world
here comes the sun
here i am
here we go again
hey there delilah
highway to hell
hit me baby one more time
home is where the heart is
home sweet home
honesty is the best policy
horse battery staple
hotel california
houston we have a problem
how are you doing
how are you today
i am batman
i am iron man
i am legend
i am the best
i am the one who knocks
i am the walrus
i am your father
i believe i can fly
i cant remember my password
i dont care
i dont know
i forgot my password
i hate passwords
i have a dream
i know what you did last summer
i like big butts
i like turtles
i love my cat
i love my children
i love my dog
i love my family
i love my husband
i love my job
i love my life
i love my mom
i love my wife
i love new york
i love rock and roll
i love you
i love you baby
i love you forever
i love you more
i love you so much
i love you to the moon and back
i miss you so much
i see dead people
i think therefore i am
i want it that way
i want to break free
i want to hold your hand
i will always love you
i will survive
ich liebe dich
if it aint broke dont fix it
ignorance is bliss
ill be back
imagine all the people
in god we trust
in the beginning
in the end
in the name of the father
in vino veritas
it is what it is
it was a dark and stormy night
it was the best of times
its a small world
its a trap
its my life
je taime
jesus christ is lord
jesus is my savior
jesus is the way
jesus loves me
jesus loves you
jingle bells
jump the shark
just a password
just do it
just keep swimming
keep calm and carry on
keep it simple stupid
killing me softly
kill two birds with one stone
knock knock whos there
knowledge is power
laughter is the best medicine
learn to fly
less is more
let it be
let it go
let it snow
let me in now
let me in please
let sleeping dogs lie
let there be light
let them eat cake
life is a box of chocolates
life is beautiful
life is good
life is like a box of chocolates
like a rolling stone
like a virgin
like father like son
little red riding hood
live and let die
live and let live
live laugh love
live long and prosper
living on a prayer
lock and load
london bridge is falling down
look before you leap
lord of the rings
love and peace
love conquers all
love is all you need
love is blind
love is in the air
love will tear us apart
lucy in the sky with diamonds
make america great again
make my day
mary had a little lamb
may the force be with you
may the odds be ever in your favor
merry christmas
merry christmas and a happy new year
money cant buy happiness
money makes the world go round
my heart will go on
my little pony
my name is
my new password
my password
my password is
my precious
my secret password
my voice is my passport
never give up
never gonna give you up
never say never
no pain no gain
no place like home
nobody knows
not my password
nothing compares to you
nothing else matters
now is the time
oh my god
old macdonald had a farm
once upon a time
one ring to rule them all
one small step for man
one two three four
open sesame
our father who art in heaven
over the rainbow
password is password
peace and love
peanut butter and jelly
piece of cake
play it again sam
practice makes perfect
praise the lord
purple rain
queen of hearts
quick brown fox
rage against the machine
rain rain go away
remember me
resistance is futile
rest in peace
rise and shine
rock and roll
rock paper scissors
romeo and juliet
rome was not built in a day
roses are red violets are blue
row row row your boat
run forrest run
say hello to my little friend
seize the day
seeing is believing
shake it off
show me the money
silence is golden
singing in the rain
sitting on the dock of the bay
smells like teen spirit
somebody that i used to know
somewhere over the rainbow
stairway to heaven
star wars
stay hungry stay foolish
strawberry fields forever
sweet child of mine
sweet dreams
sweet home alabama
take me home country roads
take on me
tell me why
thank you very much
that which does not kill us
the answer is fortytwo
the best is yet to come
the big bang theory
the cat in the hat
the early bird catches the worm
the empire strikes back
the end of the world
the four seasons
the game is afoot
the grass is always greener
the lion king
the lord is my shepherd
the lord of the rings
the more the merrier
the password
the password is
the pen is mightier than the sword
the quick brown fox jumps over the lazy dog
the rest is history
the sky is the limit
the sound of silence
the truth is out there
the walking dead
the winner takes it all
there is no place like home
there is no spoon
theres no place like home
this is a password
this is a secret
this is a test
this is america
this is my password
this is not a password
this is secret
this is sparta
this is the way
this too shall pass
three blind mice
time flies
time heals all wounds
time is money
to be or not to be
to be or not to be that is the question
to infinity and beyond
toto were not in kansas anymore
treat others how you want to be treated
trust no one
twinkle twinkle little star
two wrongs dont make a right
under the sea
wake me up when september ends
wake up neo
we are family
we are the champions
we are the world
we will rock you
we wish you a merry christmas
welcome to the jungle
what doesnt kill you makes you stronger
what does the fox say
what goes around comes around
what is my password
what is your name
what time is it
whats up doc
when in rome do as the romans do
when life gives you lemons make lemonade
where is my mind
where there is a will there is a way
where there is smoke there is fire
who are you
who let the dogs out
why so serious
winter is coming
wish you were here
with great power comes great responsibility
with or without you
wo ai ni
wo ai ni men
wo ai wo de jia
wo ai zhong guo
work hard play hard
yellow submarine
yesterday once more
you are my sunshine
you are not alone
you are the best
you cant always get what you want
you cant handle the truth
you only live once
you shall not pass
you win some you lose some
好好学习天天向上
我爱你中国
我爱我的祖国
床前明月光疑是地上霜
世上无难事只怕有心人
千里之行始于足下
天生我材必有用
不到长城非好汉
为人民服务
恭喜发财
新年快乐
生日快乐
万事如意
有志者事竟成
长江后浪推前浪
三人行必有我师
学而时习之不亦说乎
海内存知己天涯若比邻
`;

/** Only letters, in lower case; longer ones first, so that the longest match wins. */
export const commonPhrases: readonly string[] = phrases
  .trim()
  .split("\n")
  .map((phrase) => phrase.replaceAll(" ", ""))
  .toSorted((one, other) => other.length - one.length);
