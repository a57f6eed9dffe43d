// Written by packages/languages/zh/dictionary/build/write-word-pairs.ts.
/** Mandarin words with their rank, level and pinyin. */
export const firstWords = `我	1	HSK1	wǒ
了	2	HSK1	le | liǎo | liào
的	3	HSK1	de | dí | dī | dì
是	4	HSK1	shì
在	5	HSK1	zài
你	6	HSK1	nǐ
不	7	HSK1	bù
他	8	HSK1	tā
有	9	HSK1	yǒu
这	10	HSK1	zhè | zhèi
就	11	HSK2	jiù
我们	12	HSK1	wǒ men
一	13	HSK1	yī
要	14	HSK1	yào | yāo
好	15	HSK1	hǎo | hào
说	16	HSK1	shuō | shuì
人	17	HSK1	rén
和	18	HSK1	hé | huò | hè | huó | hú | Hé
她	19	HSK1	tā
都	20	HSK1	dōu | dū | Dū
也	21	HSK1	yě | Yě
什么	22	HSK1	shén me
来	23	HSK1	lái
那	24	HSK1	nà | nuó | nǎ | Nā | Nuó
去	25	HSK1	qù
想	26	HSK1	xiǎng
很	27	HSK1	hěn
一个	28		yī ge
会	29	HSK1	huì | kuài
对	30	HSK1	duì
到	31	HSK1	dào
上	32	HSK1	shàng | shǎng
知道	33	HSK1	zhī dào
个	34	HSK1	gè | gě
他们	35	HSK1	tā men
吗	36	HSK1	ma | má | mǎ
把	37	HSK3	bǎ | bà
着	38	HSK2	zhe | zháo | zhuó | zhāo
得	39	HSK2	de | dé | děi | dè
吧	40	HSK1	ba | bā | biā
还	41	HSK1	hái | huán | Huán
没有	42	HSK1	méi yǒu
给	43	HSK1	gěi | jǐ
能	44	HSK1	néng | Néng
做	45	HSK1	zuò
但	46	HSK2	dàn
过	47	HSK2	guò | guo | Guō
可以	48	HSK1	kě yǐ
让	49	HSK2	ràng
没	50		méi | mò
看	51	HSK1	kàn | kān
啊	52	HSK2	a | ā | à | ǎ | á
被	53	HSK3	bèi
多	54	HSK1	duō
走	55	HSK2	zǒu
它	56	HSK1	tā
事	57	HSK1	shì
这个	58	HSK1	zhè ge
自己	59	HSK2	zì jǐ
大	60	HSK1	dà | dài
为	61	HSK3	wèi | wéi
等	62	HSK2	děng
里	63	HSK1	lǐ | Lǐ
这样	64	HSK2	zhè yàng
现在	65	HSK1	xiàn zài
如果	66	HSK3	rú guǒ
又	67	HSK3	yòu
呢	68	HSK1	ne | ní
再	69	HSK1	zài
跟	70	HSK2	gēn
怎么	71	HSK1	zěn me
你们	72	HSK1	nǐ men
中	73		zhōng | zhòng | Zhōng
从	74	HSK2	cóng | Cóng
下	75	HSK1	xià
而	76		ér
这里	77	HSK1	zhè lǐ
已经	78	HSK2	yǐ jīng
用	79	HSK3	yòng
像	80	HSK3	xiàng
因为	81	HSK2	yīn wèi
不能	82		bù néng
太	83	HSK1	tài
谁	84	HSK1	shéi
听	85	HSK1	tīng | yǐn
年	86	HSK1	nián | Nián
只	87	HSK1	zhǐ | zhī
叫	88	HSK1	jiào
天	89	HSK1	tiān
死	90		sǐ
快	91	HSK2	kuài
最	92	HSK2	zuì
出	93	HSK2	chū
不会	94		bù huì
将	95		jiāng | jiàng | qiāng
别	96	HSK2	bié | biè | Bié
两	97	HSK1	liǎng
可能	98	HSK2	kě néng
需要	99	HSK3	xū yào
小	100	HSK1	xiǎo
地	101	HSK2	de | dì
才	102	HSK3	cái
这些	103	HSK1	zhè xiē
更	104	HSK3	gèng | gēng
可	105		kě | kè
但是	106	HSK2	dàn shì
工作	107	HSK1	gōng zuò
找	108	HSK1	zhǎo
所以	109	HSK2	suǒ yǐ
时候	110	HSK1	shí hou
点	111	HSK1	diǎn
吃	112	HSK1	chī
就是	113		jiù shì
问题	114	HSK1	wèn tí
先生	115	HSK1	xiān sheng
真	116	HSK1	zhēn
之	117		zhī
当	118		dāng | dàng
这么	119	HSK2	zhè me
与	120		yǔ | yù | yú
打	121	HSK2	dǎ | dá
不要	122	HSK1	bù yào
告诉	123	HSK2	gào su | gào sù
时	124	HSK2	shí | Shí
后	125	HSK1	hòu | Hòu
请	126	HSK1	qǐng
地方	127	HSK3	dì fang | dì fāng
东西	128	HSK1	dōng xi | dōng xī
时间	129	HSK1	shí jiān
开始	130	HSK2	kāi shǐ
们	131	HSK1	men
为什么	132	HSK2	wèi shén me
还有	133		hái yǒu
见	134	HSK1	jiàn | xiàn
比	135	HSK2	bǐ | bī | Bǐ
前	136	HSK1	qián
并	137		bìng | Bīng
次	138	HSK2	cì
觉得	139	HSK1	jué de
该	140		gāi
应该	141	HSK3	yīng gāi
起来	142	HSK2	qǐ lai | qi lai
孩子	143	HSK1	hái zi
所	144		suǒ
带	145	HSK3	dài
一起	146	HSK2	yī qǐ
真的	147		zhēn de
那个	148	HSK1	nà ge
以	149		yǐ | Yǐ
拿	150	HSK2	ná
喜欢	151	HSK1	xǐ huan
新	152	HSK1	xīn | Xīn
三	153	HSK1	sān | Sān
一下	154	HSK1	yī xià
那么	155	HSK2	nà me
干	156		gàn | gān | Gān
或	157		huò
向	158	HSK3	xiàng | Xiàng
回	159	HSK1	huí
起	160		qǐ
一样	161	HSK3	yī yàng
已	162		yǐ
一定	163	HSK3	yī dìng
只是	164		zhǐ shì
出来	165	HSK2	chū lái | chu lai
爱	167	HSK1	ài
看到	168		kàn dào
钱	169	HSK1	qián | Qián
您	170	HSK1	nín
认为	171	HSK3	rèn wéi
住	172	HSK1	zhù
一些	173	HSK1	yī xiē
问	174	HSK1	wèn
哪	175	HSK1	nǎ | na | něi | né
然后	176	HSK3	rán hòu
发生	177		fā shēng
一直	178	HSK3	yī zhí
哦	179		ó | ò | é | o
这种	180		zhè zhǒng
今天	181	HSK1	jīn tiān
一切	182		yī qiè
先	183	HSK3	xiān
家	184	HSK1	jiā
生活	185	HSK3	shēng huó
必须	186	HSK3	bì xū
杀	187		shā
事情	188	HSK2	shì qing
行	189		xíng | háng | héng
世界	190	HSK3	shì jiè
那些	191	HSK1	nà xiē
非常	192	HSK1	fēi cháng
呀	193		ya | yā
希望	194	HSK2	xī wàng
话	195		huà
成	196		chéng | Chéng
还是	197	HSK2	hái shi
开	198	HSK1	kāi
回来	199	HSK2	huí lai
当然	200	HSK3	dāng rán
号	201	HSK1	hào | háo
帮	202	HSK2	bāng
却	203		què
月	204	HSK1	yuè
大家	205	HSK1	dà jiā
朋友	206	HSK1	péng you
一点	207		yī diǎn
啦	208		la | lā
高	209	HSK2	gāo | Gāo
为了	210	HSK3	wèi le
发现	211	HSK3	fā xiàn
有人	212		yǒu rén
重要	214	HSK3	zhòng yào
准备	215	HSK2	zhǔn bèi
手	216	HSK2	shǒu
明白	217	HSK3	míng bai
那里	218	HSK1	nà li
而且	219	HSK3	ér qiě
些	220	HSK1	xiē
于	221		yú | Yú
第一	222	HSK2	dì yī
不过	223		bù guò
美国	224		Měi guó
长	225	HSK2	cháng | zhǎng
看看	226		kàn kan
找到	227		zhǎo dào
谢谢	228	HSK1	xiè xie
相信	229	HSK3	xiāng xìn
位	230	HSK2	wèi
坐	231	HSK1	zuò | Zuò
公司	233	HSK1	gōng sī
过来	234	HSK2	guò lái | guò lai
离开	235	HSK3	lí kāi
正	236	HSK2	zhèng | zhēng
米	237	HSK3	mǐ | Mǐ
本	238	HSK1	běn
很多	239		hěn duō
放	240	HSK3	fàng
由	241		yóu
下来	243	HSK2	xià lai
出去	244	HSK2	chū qù
喝	245	HSK1	hē | hè
真是	246		zhēn shi
可是	248		kě shì
几	249	HSK1	jǐ | jī
进	251	HSK2	jìn
哪里	252	HSK1	nǎ lǐ
最后	253	HSK3	zuì hòu
也许	254		yě xǔ
其他	255	HSK3	qí tā
嘛	257		ma | má
站	258	HSK2	zhàn
种	259	HSK3	zhǒng | zhòng
因	260		yīn
名	261	HSK2	míng
车	262	HSK1	chē | jū | Chē
过去	263	HSK2	guò qù | guò qu
件	264	HSK1	jiàn
买	265	HSK1	mǎi
意思	266	HSK2	yì si
妈妈	267	HSK1	mā ma
国家	268	HSK3	guó jiā
使	269		shǐ
写	270	HSK1	xiě | xiè
张	271	HSK3	zhāng | Zhāng
者	272		zhě
决定	273	HSK3	jué dìng
跑	274	HSK2	pǎo | páo
每	275	HSK2	měi
嗯	276		en | èn | ēn
怎	277		zěn
门	278	HSK2	mén | Mén
心	280		xīn
送	281	HSK2	sòng
老	282	HSK3	lǎo
内	283		nèi
生	284		shēng
另	285		lìng
之后	286		zhī hòu
穿	288	HSK1	chuān
完	289	HSK2	wán
此	290		cǐ
拉	292		lā | lá | là
么	293		me | má | ma
头	295	HSK2	tóu | tou
妈	297		mā
搞	298		gǎo
或者	300	HSK3	huò zhě
水	302	HSK1	shuǐ | Shuǐ
道	303		dào
无	304		wú | mó
只有	305	HSK3	zhǐ yǒu
爸爸	306	HSK1	bà ba
电话	307	HSK1	diàn huà
笑	308	HSK2	xiào
美	309		měi | Měi
它们	310	HSK1	tā men
马	311	HSK3	mǎ | Mǎ
其	312		qí
关系	313	HSK3	guān xi
是不是	314		shì bù shì
掉	315		diào
条	316	HSK2	tiáo
认识	317	HSK1	rèn shi
只要	318		zhǐ yào
活	319		huó
多少	320	HSK1	duō shao | duō shǎo
女	321	HSK1	nǚ | rǔ
父亲	322		fù qīn
路	324	HSK2	lù | Lù
这儿	326	HSK1	zhè r
二	327	HSK1	èr
不错	328	HSK2	bù cuò
那样	330	HSK2	nà yàng
以前	331	HSK3	yǐ qián
四	332	HSK1	sì
说话	333	HSK1	shuō huà
名字	334	HSK1	míng zi
连	335		lián | Lián
早	336	HSK1	zǎo
全	337		quán | Quán
岁	338	HSK1	suì
儿子	339	HSK1	ér zi
等等	340		děng děng
变	341		biàn
不到	342		bù dào
错	343	HSK2	cuò | Cuò
计划	344		jì huà
的话	345		de huà
花	346	HSK2	huā | Huā
看见	347	HSK1	kàn jiàn
有些	348	HSK1	yǒu xiē
受	349		shòu
派	351		pài | pā
高兴	354	HSK1	gāo xìng
嘿	355		hēi
曾	356		céng | zēng | Zēng
清楚	357	HSK3	qīng chu
刚	359		gāng
玩	360	HSK1	wán
下去	361	HSK2	xià qù
了解	363	HSK3	liǎo jiě
五	364	HSK1	wǔ
以后	365	HSK3	yǐ hòu
倒	367		dào | dǎo
如	368		rú
弄	369		nòng | lòng
法	370		fǎ | Fǎ
回去	372	HSK2	huí qu
关于	373	HSK3	guān yú
讲	374	HSK3	jiǎng
西	375	HSK3	xī | Xī
担心	376	HSK3	dān xīn
救	377		jiù
机会	378	HSK3	jī huì
正在	380	HSK1	zhèng zài
敢	381		gǎn
便	382		biàn | pián
个人	383		gè rén
小时	384	HSK1	xiǎo shí
怎么样	385	HSK1	zěn me yàng
信	387		xìn
自	388		zì
动	389	HSK2	dòng
睡	391	HSK1	shuì
小姐	392	HSK1	xiǎo jie
好像	393		hǎo xiàng
对不起	394	HSK1	duì bu qǐ
往	395	HSK2	wǎng
不行	396		bù xíng
忙	397	HSK1	máng
别人	398	HSK3	bié ren
神	399		shén | Shén
不用	400		bù yòng
分钟	401	HSK1	fēn zhōng
办法	402	HSK3	bàn fǎ
当时	403		dāng shí | dàng shí
结束	404	HSK3	jié shù
达	405		dá | Dá
有点	406		yǒu diǎn
其实	407	HSK3	qí shí
少	411	HSK1	shǎo | shào
场	412		chǎng | cháng
见到	413		jiàn dào
回家	414		huí jiā
特别	415	HSK3	tè bié
接	416	HSK3	jiē
总	417		zǒng
作	418		zuò | zuō
帮助	419	HSK3	bāng zhù
晚上	420	HSK1	wǎn shang
虽然	421	HSK2	suī rán
间	422	HSK2	jiān | jiàn
枪	423		qiāng | Qiāng
定	424		dìng
你好	425	HSK1	nǐ hǎo
著	426		zhù
记得	427	HSK2	jì de
留	428		liú
久	429	HSK3	jiǔ
医生	430	HSK1	yī shēng
分	431	HSK1	fēn | fèn
难	432	HSK3	nán | nàn
来说	433		lái shuō
喂	434	HSK1	wèi | wéi
懂	435	HSK2	dǒng
段	436	HSK3	duàn | Duàn
学校	437	HSK1	xué xiào
待	438		dāi | dài
同	439		tóng | tòng
永远	440		yǒng yuǎn
没事	441	HSK1	méi shì
参加	443	HSK3	cān jiā
要求	444	HSK3	yāo qiú
中国	445	HSK1	Zhōng guó
远	448	HSK2	yuǎn | yuàn
教	450	HSK2	jiāo | jiào | Jiào
怕	451		pà | Pà
总是	452	HSK3	zǒng shì
确定	453		què dìng
谈	455		tán | Tán
进来	456	HSK2	jìn lái
明天	457	HSK1	míng tiān
完成	458	HSK3	wán chéng
书	459	HSK1	shū | Shū
注意	460	HSK3	zhù yì
德	461		dé | Dé
棒	462		bàng
不好	465		bù hǎo
酒	466		jiǔ
眼睛	467	HSK2	yǎn jing
停	468		tíng
女儿	470	HSK1	nǚ ér
加	471		jiā | Jiā
跳	472		tiào
里面	473	HSK2	lǐ miàn
抓	474		zhuā
选择	478	HSK3	xuǎn zé
金	479		jīn | Jīn
够	482		gòu
这次	483		zhè cì
每个	484		měi gè
晚	485	HSK1	wǎn
外	487	HSK1	wài
份	489		fèn
学	491	HSK1	xué
史	492		shǐ | Shǐ
母亲	493		mǔ qīn
噢	494		ō
第二	495		dì èr
警察	496		jǐng chá
女孩	498		nǚ hái
发	499	HSK3	fā | fà
衣服	500	HSK1	yī fu
故事	501	HSK3	gù shi | gù shì
哪儿	503	HSK1	nǎ r
处理	505		chǔ lǐ
求	506		qiú
越	507	HSK3	yuè | Yuè
管	508		guǎn | Guǎn
忘	512	HSK2	wàng
黑	514	HSK2	hēi | Hēi
拍	515		pāi
王	516		wáng | wàng | Wáng
比赛	518	HSK3	bǐ sài
进去	519	HSK2	jìn qù
城市	520	HSK3	chéng shì
算	523		suàn
解决	525	HSK3	jiě jué
马上	528	HSK3	mǎ shàng
抱歉	529		bào qiàn
狗	530	HSK1	gǒu
声音	531	HSK3	shēng yīn
房子	532	HSK3	fáng zi
重	534		zhòng | chóng
鬼	535		guǐ
听说	536		tīng shuō
漂亮	537	HSK1	piào liang
小心	538	HSK3	xiǎo xīn
愿意	540	HSK3	yuàn yì
部	541		bù
声	543		shēng
咱们	545		zán men
元	546	HSK1	yuán | Yuán
查	547		chá | zhā | Zhā
今晚	549		jīn wǎn
知	550		zhī
突然	551	HSK3	tū rán
日	552	HSK1	rì | Rì
常	554		cháng | Cháng
飞	555	HSK2	fēi
儿	556		ér | r
靠	557		kào
处	558		chù | chǔ
还要	559		hái yào
周	561	HSK2	zhōu | Zhōu
最好	562		zuì hǎo
卖	563	HSK1	mài
块	564	HSK1	kuài
若	566		ruò | rě
半	567	HSK1	bàn
好好	568		hǎo hǎo
按	570		àn
指	571		zhǐ
容易	573	HSK3	róng yì
十	574	HSK1	shí
她们	576	HSK1	tā men
船	577	HSK3	chuán
挺	578		tǐng
脸	580	HSK3	liǎn
欢迎	581	HSK3	huān yíng
飞机	583	HSK1	fēi jī
杯	584		bēi
系统	586		xì tǒng
妻子	587	HSK2	qī zi | qī zǐ
入	588		rù
嗨	589		hāi
六	590	HSK1	liù | lù
至	591		zhì
换	592	HSK3	huàn
大学	593	HSK1	dà xué | Dà xué
电影	594	HSK1	diàn yǐng
口	595	HSK1	kǒu
戴	596		dài | Dài
约	599		yuē | yāo
刚才	600	HSK3	gāng cái
句	603		jù | gōu
坏	604	HSK2	huài
日本	605		Rì běn
克	606		kè | Kè
学生	607	HSK1	xué sheng
关	610	HSK3	guān | Guān
没什么	611		méi shén me
特	614		tè
副	615		fù
啥	617		shá
光	618		guāng
哭	619	HSK3	kū
离	620	HSK2	lí | chī | Lí
及	621		jí
害怕	622	HSK3	hài pà
面	623	HSK2	miàn
很快	625		hěn kuài
队	626		duì
努力	628	HSK3	nǔ lì
只能	629		zhǐ néng
回答	630	HSK3	huí dá
提	631		tí | dī
爸	633		bà
历史	634	HSK3	lì shǐ
命	635		mìng
猜	637		cāi
从来	638		cóng lái
打算	640	HSK3	dǎ suàn
丈夫	641	HSK2	zhàng fu
外面	642	HSK2	wài miàn
未	644		wèi
球	646	HSK2	qiú
麻烦	647		má fan
考虑	649		kǎo lǜ
终于	650	HSK3	zhōng yú
放在	651		fàng zài
哥	655		gē
比较	656	HSK3	bǐ jiào
恩	657		ēn
房间	658	HSK1	fáng jiān
结婚	659	HSK3	jié hūn
家庭	660		jiā tíng
身	661		shēn
主	662		zhǔ
片	663		piàn | piān
最近	664	HSK3	zuì jìn
除了	668	HSK3	chú le
刚刚	669		gāng gang
字	670	HSK1	zì
一般	672	HSK3	yī bān
替	675		tì
办	676		bàn
就要	678		jiù yào
打电话	679	HSK1	dǎ diàn huà
每天	680		měi tiān
呆	682		dāi
同意	683	HSK3	tóng yì
身体	686	HSK2	shēn tǐ
白	688	HSK2	bái | Bái
太太	689		tài tai
试	690	HSK3	shì
奇怪	691	HSK3	qí guài
座	693		zuò
原来	694		yuán lái
简单	696	HSK3	jiǎn dān
血	697		xuè | xiě
别的	698		bié de
来到	699		lái dào
音乐	701	HSK3	yīn yuè
影响	702	HSK3	yǐng xiǎng
那种	703		nà zhǒng
医院	705	HSK1	yī yuàn
那边	706	HSK1	nà bian
那儿	707	HSK1	nà r
看起来	708		kàn qǐ lai
非	710		fēi | Fēi
上面	711	HSK2	shàng miàn
近	712	HSK2	jìn
主要	713	HSK3	zhǔ yào
偷	714		tōu
首	715		shǒu
鱼	718	HSK2	yú | Yú
老师	720	HSK1	lǎo shī
再见	721	HSK1	zài jiàn
打开	722	HSK2	dǎ kāi
嘴	723	HSK3	zuǐ
病	724	HSK1	bìng
理解	726		lǐ jiě
父母	728		fù mǔ
画	729	HSK2	huà
性	730		xìng
女士	732	HSK1	nǚ shì
家里	733		jiā lǐ
转	734		zhuǎn | zhuàn | zhuǎi
装	735		zhuāng
火	738		huǒ | Huǒ
李	739		lǐ | Lǐ
读	740	HSK1	dú | dòu
令	741		lìng | lǐng | líng
英国	742		Yīng guó
来自	743		lái zì
俩	744		liǎ | liǎng
气	746		qì
带来	747		dài lái
边	748	HSK1	biān | bian
强	750		qiáng | qiǎng | jiàng | Qiáng
罗	752		luó | Luó
区	753		qū | Ōu
唱	754	HSK1	chàng
藏	755		cáng | zàng | Zàng
确实	759		què shí
疯	760		fēng
群	762		qún
城	763		chéng
赢	764		yíng
做到	766		zuò dào
仍	767		réng
怪	770		guài
感谢	771		gǎn xiè
清	772		qīng | Qīng
附近	774	HSK3	fù jìn
红	775	HSK2	hóng | gōng | Hóng
根据	776	HSK3	gēn jù
检查	779	HSK3	jiǎn chá
新闻	780	HSK3	xīn wén
卡	781		kǎ | qiǎ
照片	782	HSK3	zhào piàn
包	783	HSK2	bāo | Bāo
后来	785	HSK3	hòu lái
七	786	HSK1	qī
快乐	792	HSK2	kuài lè
休息	794	HSK1	xiū xi
瞧	795		qiáo
热	797	HSK1	rè
后面	801	HSK2	hòu mian
山	802	HSK3	shān | Shān
床	803	HSK2	chuáng
昨天	804	HSK1	zuó tiān
年轻	807	HSK3	nián qīng
药	808	HSK2	yào
奇	809		qí | jī
主意	810		zhǔ yi
大人	811		dà ren
刀	812		dāo | Dāo
老婆	814		lǎo pó
安排	816		ān pái
照	818		zhào
哇	819		wā | wa
动物	820	HSK3	dòng wù
醒	821		xǐng
安	823		ān | Ān
老板	824		lǎo bǎn | Lǎo bǎn
几乎	825	HSK3	jī hū
收	826		shōu
德国	827		Dé guó
没错	828		méi cuò
学习	829	HSK1	xué xí
乱	832		luàn
台	835		tái | tāi | Tái
游戏	836	HSK3	yóu xì
法国	838		Fǎ guó
破	840		pò
直	841		zhí | Zhí
男	844	HSK1	nán
深	846		shēn
脚	847	HSK3	jiǎo | jué
选	849		xuǎn
哥哥	850	HSK1	gē ge
照顾	851	HSK3	zhào gu
取	852		qǔ
未来	853		wèi lái
办公室	854	HSK3	bàn gōng shì
根	855		gēn
明	856		míng | Míng
子	857		zi | zǐ
会议	858	HSK3	huì yì
各	860		gè
记者	861		jì zhě
经过	862	HSK3	jīng guò
象	863		xiàng
陪	864		péi
辆	865	HSK3	liàng
何	866		hé | Hé
操	868		cāo | cào
腿	871	HSK3	tuǐ
步	872		bù | Bù
组	874		zǔ | Zǔ
大概	875		dà gài
银行	876	HSK3	yín háng
挂	879		guà
遇到	885	HSK3	yù dào
伤	887		shāng
意	889		yì | Yì
眼	894		yǎn
滚	895		gǔn
介绍	896	HSK2	jiè shào
追	897		zhuī | duī
差	899	HSK3	chà | chā | chāi | cī
朝	904		cháo | zhāo | Cháo
急	906		jí
喜	908		xǐ
洗	909	HSK2	xǐ | xiǎn
收到	910		shōu dào
丢	913		diū
记	917		jì
经常	918	HSK2	jīng cháng
满	921		mǎn | Mǎn
店	922	HSK1	diàn
歌	924	HSK1	gē
逃	926		táo
电视	928	HSK1	diàn shì
假	929		jiǎ | jià | gēi
街	930		jiē
波	932		bō | Bō
吓	933		xià | hè
八	935	HSK1	bā
梦	936		mèng
南	937	HSK3	nán | nā | Nán
上去	939	HSK2	shàng qù
再说	940		zài shuō
小孩	941		xiǎo hái
房	942		fáng | Fáng
即	944		jí
布	945		bù
手机	946	HSK1	shǒu jī
搬	947	HSK3	bān
龙	949		lóng | Lóng
碰	950		pèng
呃	951		è
帮忙	953	HSK2	bāng máng
痛	954		tòng
理	955		lǐ
数	956		shù | shǔ | shuò
东	957	HSK3	dōng | Dōng
低	959		dī
娜	960		nà | nuó
尽	961		jìn | jǐn
封	962		fēng | Fēng
相	963		xiāng | xiàng | Xiāng
日子	964		rì zi
借	965	HSK3	jiè
则	967		zé
律师	968		lǜ shī
架	969		jià
肉	971	HSK2	ròu
哈	974		hā | hǎ | Hā
祝	975		zhù | Zhù
愿	976		yuàn
谈谈	977		tán tán
运动	979	HSK2	yùn dòng
方	982		fāng | Fāng
冲	983		chōng | chòng
十分	985		shí fēn
任	987		rèn | Rén
应	989		yīng | yìng | Yīng
班	990	HSK2	bān | Bān
睡觉	991	HSK1	shuì jiào
听见	992	HSK1	tīng jiàn
恨	993		hèn
风	994	HSK3	fēng
雷	995		léi | Léi
套	996		tào
汽车	997		qì chē
称	999		chēng | chèn | chèng
系	1000		xì | jì
朱	1001		zhū | Zhū
背	1002		bèi | bēi
下面	1004	HSK2	xià miàn
男孩	1006		nán hái
聪明	1008	HSK3	cōng ming
这边	1009	HSK1	zhè biān
今	1010		jīn
丝	1011		sī
慢慢	1012		màn màn
多久	1015		duō jiǔ
吹	1016		chuī
超	1017		chāo
厉害	1018		lì hai
一边	1019	HSK3	yī biān
想想	1020		xiǎng xiang
国	1021	HSK1	guó | Guó
认真	1022	HSK3	rèn zhēn
没关系	1024	HSK1	méi guān xi
星期	1025	HSK1	xīng qī
下午	1026	HSK1	xià wǔ
猫	1027	HSK1	māo | máo
冷	1028	HSK1	lěng | Lěng
前面	1029	HSK2	qián miàn
电脑	1030	HSK1	diàn nǎo
菜	1031	HSK1	cài
茶	1032	HSK1	chá
九	1033	HSK1	jiǔ
天气	1034	HSK1	tiān qì
桌子	1035	HSK1	zhuō zi
同学	1036	HSK1	tóng xué
椅子	1037	HSK1	yǐ zi
商店	1038	HSK1	shāng diàn
下雨	1039	HSK1	xià yǔ
上午	1040	HSK1	shàng wǔ
苹果	1041	HSK1	píng guǒ | Píng guǒ
出租车	1042	HSK1	chū zū chē
饭店	1043	HSK1	fàn diàn
中午	1044	HSK1	zhōng wǔ
杯子	1045	HSK1	bēi zi
水果	1046	HSK1	shuǐ guǒ
一点儿	1047	HSK1	yī diǎn r
北京	1048	HSK1	Běi jīng
汉语	1049	HSK1	Hàn yǔ
米饭	1050	HSK1	mǐ fàn
不客气	1051	HSK1	bù kè qi
犯	1052		fàn
不好意思	1056	HSK2	bù hǎo yì si
抱	1057		bào
楼	1060	HSK2	lóu | Lóu
原	1061		yuán | Yuán
左	1062	HSK2	zuǒ | Zuǒ
早上	1063	HSK1	zǎo shang
开心	1064		kāi xīn
改	1065		gǎi
忘记	1066	HSK3	wàng jì
市	1068		shì
反	1069		fǎn
共	1070		gòng
必	1072		bì
躲	1073		duǒ
万	1075	HSK2	wàn | mò | Wàn
慢	1076	HSK2	màn
那天	1077		nà tiān
毛	1079		máo | Máo
咖啡	1080	HSK2	kā fēi
伊	1082		yī | Yī
怎么办	1085		zěn me bàn
遍	1086		biàn
第三	1088		dì sān
亲	1089		qīn | qìng
顿	1090		dùn
海	1092		hǎi | Hǎi
州	1093		zhōu
到处	1095		dào chù
艾	1097		ài | yì | Ài
一块	1099		yī kuài
姐姐	1100	HSK1	jiě jie
感	1101		gǎn
始	1105		shǐ
昨晚	1108		zuó wǎn
可爱	1110	HSK3	kě ài
空	1112		kōng | kòng
右	1113	HSK2	yòu
支	1115		zhī | Zhī
记录	1116		jì lù
付	1117		fù | Fù
幸福	1119		xìng fú
双	1123	HSK3	shuāng | Shuāng
剑	1125		jiàn
拜	1127		bài
一家	1129		yī jiā
脱	1130		tuō
夜	1133		yè
兵	1137		bīng
物	1138		wù
耶	1140		yē | yé | ye
岛	1141		dǎo
扔	1142		rēng
通	1143		tōng | tòng
摆	1147		bǎi
累	1149	HSK2	lèi | lěi | léi
合	1151		hé | gě
骗	1156		piàn
推	1160		tuī
家人	1161	HSK1	jiā rén
印度	1162		Yìn dù
傻	1163		shǎ
饿	1166	HSK3	è
喔	1167		ō | wō | o
条件	1168		tiáo jiàn
吃饭	1170		chī fàn
生气	1171	HSK3	shēng qì
室	1172		shì | Shì
烧	1173		shāo
石	1176		shí | dàn | Shí
糟糕	1178		zāo gāo
抢	1179		qiǎng | qiāng
关心	1181	HSK3	guān xīn
树	1183	HSK3	shù
一半	1184	HSK1	yī bàn
谢	1185		xiè | Xiè
赶	1186		gǎn
集	1187		jí
仅	1189		jǐn
早就	1190		zǎo jiù
臭	1191		chòu | xiù
线	1193		xiàn
不少	1196		bù shǎo
妹妹	1198	HSK1	mèi mei
文化	1201	HSK3	wén huà
撞	1202		zhuàng
交	1203		jiāo
头发	1204	HSK3	tóu fa
随便	1206		suí biàn
盖	1208		gài | Gě
逼	1210		bī
塞	1211		sāi | sài | sè
机	1215		jī | Jī
型	1219		xíng
躺	1220		tǎng
极了	1221		jí le
官	1223		guān | Guān
整	1224		zhěng
力	1227		lì | Lì
乔	1229		qiáo | Qiáo
林	1230		lín | Lín
文	1236		wén | Wén
式	1237		shì
算了	1238		suàn le
利	1240		lì | Lì
射	1243		shè
今年	1244	HSK1	jīn nián
蛋	1249		dàn | Dàn
生日	1250	HSK2	shēng rì
局	1251		jú
党	1252		dǎng | Dǎng
环境	1255	HSK3	huán jìng
上来	1256	HSK2	shàng lái
某	1260		mǒu
修	1261		xiū | Xiū
见面	1262	HSK3	jiàn miàn
变化	1263	HSK3	biàn huà
极	1264	HSK3	jí
皮	1265		pí | Pí
阿	1266		ā | ē | Ā
糟	1268		zāo
汤	1269		tāng | shāng | Tāng
情	1273		qíng
健康	1274	HSK3	jiàn kāng
师	1275		shī | Shī
传	1278		chuán | zhuàn
一会儿	1284	HSK2	yī huì r
报	1285		bào
於	1286		wū | Yū
混	1287		hùn | hún
和平	1288		hé píng
砸	1292		zá
出发	1294		chū fā
洞	1303		dòng | tóng
解	1305		jiě | xiè | jiè | Xiè
客人	1308	HSK3	kè rén
路上	1309	HSK2	lù shang
弟弟	1310	HSK1	dì di
鸟	1311	HSK2	niǎo | diǎo
多么	1313	HSK3	duō me
吻	1314		wěn
鸡	1315		jī
爬	1316		pá
恢复	1319		huī fù
受伤	1321		shòu shāng
案	1322		àn
战	1323		zhàn
治	1324		zhì
嫁	1325		jià
落	1326		luò | là | lào
考	1329	HSK2	kǎo
度	1330		dù | duó
叔叔	1331	HSK3	shū shu
猪	1332		zhū
咬	1334		yǎo
来看	1335		lái kàn
放心	1337	HSK3	fàng xīn
什	1338		shén | shí
弹	1340		tán | dàn
表	1344		biǎo
北	1345		běi
词	1348	HSK2	cí
巴黎	1351		Bā lí
演	1352		yǎn
念	1353		niàn
科	1354		kē
牌	1355		pái
太阳	1356	HSK3	tài yang
河	1358		hé
奶奶	1359	HSK2	nǎi nai
告	1362		gào
紧	1363		jǐn
投	1364		tóu
毁	1365		huǐ
轮	1366		lún
军	1368		jūn
既	1369		jì
全都	1370		quán dōu
权	1371		quán | Quán
左右	1373		zuǒ yòu
蒙	1376		méng | mēng | Měng | Méng
味道	1378		wèi dao
安静	1382	HSK3	ān jìng
礼物	1386	HSK3	lǐ wù
盾	1388		dùn
牛	1389		niú | Niú
随	1391		suí | Suí
斯	1396		sī | Sī
饭	1397	HSK1	fàn
断	1398		duàn
初	1399		chū
较	1400		jiào
堆	1401		duī
咱	1405		zán | zá
习惯	1406	HSK3	xí guàn
香港	1409		Xiāng gǎng
舒服	1410	HSK2	shū fu
票	1411	HSK2	piào
据	1415		jù | jū
旧	1416	HSK3	jiù
占	1417		zhàn | zhān
输	1418		shū
害	1423		hài
省	1424		shěng | xǐng
汉	1427		hàn | Hàn
建	1434		jiàn
加油	1435		jiā yóu
需	1436		xū
颗	1437		kē
值	1440		zhí
黄	1441		huáng | Huáng
恐怕	1443		kǒng pà
节目	1444	HSK3	jié mù
笔	1445	HSK2	bǐ
莫	1446		mò | Mò
项	1447		xiàng | Xiàng
踢	1448	HSK2	tī
欠	1449		qiàn
罪	1450		zuì
调	1454		diào | tiáo
抽	1456		chōu
轻	1462		qīng
切	1463		qiē | qiè
机场	1465	HSK2	jī chǎng
闭	1468		bì
托	1469		tuō
流	1473		liú
吉	1474		jí | Jí
闹	1475		nào
器	1476		qì
普通	1478		pǔ tōng
费	1479		fèi | Fèi
镇	1485		zhèn
烂	1486		làn
可惜	1491		kě xī
排	1492		pái
哪个	1493	HSK1	nǎ ge
供	1494		gōng | gòng
去年	1495	HSK1	qù nián
肯	1496		kěn
钥匙	1498		yào shi
招	1499		zhāo
层	1500	HSK3	céng
烟	1502		yān
暗	1506		àn
喝酒	1508		hē jiǔ
开车	1509	HSK1	kāi chē
到达	1510		dào dá
竟	1511		jìng
翻	1512		fān
公里	1514		gōng lǐ
意大利	1515		Yì dà lì
什么样	1518		shén me yàng
临	1522		lín
平	1525		píng | Píng
酒店	1527	HSK2	jiǔ diàn
短	1530	HSK3	duǎn
图	1532		tú
公园	1533	HSK3	gōng yuán
丁	1534		dīng | zhēng | Dīng
姓	1535	HSK2	xìng
登	1539		dēng
梦想	1540		mèng xiǎng
高中	1544	HSK2	gāo zhōng | gāo zhòng
唐	1545		táng | Táng
圣	1547		shèng | kū
舞	1548		wǔ
酷	1551		kù
旁边	1556	HSK2	páng biān
艘	1557		sōu
格	1558		gé | gē
田	1559		tián | Tián
哎	1560		āi
代	1563		dài
游	1566	HSK2	yóu | Yóu
寄	1570		jì
盯	1571		dīng
锁	1574		suǒ
有时候	1575	HSK2	yǒu shí hou
闻	1576		wén | Wén
号码	1578		hào mǎ
醉	1579		zuì
客气	1582		kè qi
经	1586		jīng | Jīng
地址	1589		dì zhǐ
倍	1592		bèi
开门	1593		kāi mén
好吃	1596	HSK1	hǎo chī | hào chī
中间	1597	HSK3	zhōng jiān
骑	1598	HSK3	qí | jì
稍	1599		shāo | shào
赚	1601		zhuàn | zuàn
顶	1602		dǐng
冒	1603		mào | Mào
课	1607	HSK1	kè
类	1608		lèi
硬	1609		yìng
归	1611		guī | Guī
挖	1614		wā
养	1617		yǎng
伦敦	1619		Lún dūn
古	1620		gǔ | Gǔ
客户	1621		kè hù
墙	1624		qiáng
毕业	1625		bì yè
吐	1626		tǔ | tù
摸	1627		mō | mó
搭	1629		dā
露	1630		lù | lòu | Lù
试试	1631		shì shi
琳	1632		lín
出生	1634		chū shēng
顺利	1639		shùn lì
熊	1642		xióng | Xióng
般	1644		bān | bō | pán
戏	1645		xì
糖	1648		táng
化	1649		huà | huā
疼	1650	HSK2	téng
擦	1652		cā
佛	1655		fú | Fó
惹	1658		rě
吵	1663		chǎo
影	1665		yǐng
魔	1667		mó
圈	1670		quān | juàn | juān
长大	1671		zhǎng dà
雅	1676		yǎ
亚	1677		yà | Yà
灯	1679	HSK3	dēng
婚礼	1680		hūn lǐ
干净	1682	HSK3	gān jìng
底	1683		dǐ | de
喊	1685		hǎn
瓶	1686		píng
愉快	1687		yú kuài
在家	1688		zài jiā
提高	1689	HSK3	tí gāo
配	1690		pèi
单	1692		dān | chán | Shàn
贾	1693		Jiǎ | gǔ
一面	1694		yī miàn
跳舞	1696	HSK2	tiào wǔ
火车	1703	HSK1	huǒ chē
苏	1706		sū | Sū
具	1708		jù
且	1711		qiě
雨	1712	HSK1	yǔ | yù
砍	1713		kǎn
塔	1715		tǎ
响	1716		xiǎng
拖	1720		tuō
上次	1722		shàng cì
英	1726		yīng | Yīng
第	1727	HSK1	dì
上班	1728	HSK1	shàng bān
吸	1729		xī
桥	1730		qiáo
钟	1731		zhōng | Zhōng
晚安	1732		wǎn ān
退	1733		tuì
量	1736		liàng | liáng
造	1737		zào
食	1742		shí | sì
正好	1743		zhèng hǎo
星	1744		xīng
下次	1745		xià cì
守	1746		shǒu
保	1747		bǎo | Bǎo
剩	1751		shèng
数字	1754		shù zì
货	1755		huò
凭	1756		píng
准	1761		zhǔn
空气	1765		kōng qì
甚	1766		shèn | shén
接下来	1767		jiē xià lái
沙	1769		shā | shà | Shā
语言	1771		yǔ yán
约会	1772		yuē huì
言	1773		yán
父	1774		fù
蓝	1775	HSK3	lán | Lán
油	1776		yóu
聊	1778		liáo
陈	1779		chén | Chén
啤酒	1780	HSK3	pí jiǔ
取消	1781		qǔ xiāo
烦	1782		fán
湖	1783		hú
挑	1784		tiāo | tiǎo
道歉	1787		dào qiàn
多谢	1789		duō xiè
团	1790		tuán
抬	1792		tái
卷	1793		juǎn | juàn
刺	1796		cì | cī
红色	1798	HSK2	hóng sè
扯	1799		chě
合适	1800	HSK3	hé shì
基	1802		jī
季	1803		jì | Jì
弧	1805		hú
夫	1806		fū | fú
鞋	1807	HSK3	xié
升	1809		shēng
杨	1812		yáng | Yáng
望	1814		wàng
带走	1815		dài zǒu
夏	1816	HSK3	xià | Xià
果	1818		guǒ
婚	1820		hūn
足	1822		zú | jù
爷爷	1823	HSK2	yé ye
赌	1824		dǔ
确认	1827		què rèn
网络	1828		wǎng luò | Wǎng luò
旅行	1830		lǚ xíng
好看	1831	HSK1	hǎo kàn
压	1834		yā | yà
骂	1836		mà
屋	1841		wū
娶	1843		qǔ
报纸	1844	HSK2	bào zhǐ
手指	1845		shǒu zhǐ
安娜	1846		Ān nà
香	1847		xiāng
杜	1854		dù | Dù
冰	1859		bīng
颜色	1860	HSK2	yán sè
除	1861		chú
铁	1863		tiě | Tiě
客	1869		kè
制	1872		zhì
贵	1875	HSK1	guì | Guì
熟	1880		shú
插	1881		chā
辛苦	1882		xīn kǔ
酒吧	1883		jiǔ bā
赛	1886		sài
诗	1889		shī | Shī
电	1892		diàn
胡	1893		hú | Hú
色	1895		sè | shǎi
夏天	1896	HSK3	xià tiān
样	1897		yàng
满意	1899	HSK3	mǎn yì
运	1900		yùn
庆祝	1905		qìng zhù
草	1907	HSK3	cǎo | cào
音	1908		yīn
母	1910		mǔ
肚子	1913		dù zi
水平	1917	HSK3	shuǐ píng
雪	1918	HSK1	xuě | Xuě
蛇	1920		shé | yí
爹	1922		diē
迟	1924		chí | Chí
节	1926		jié | jiē
巴	1927		bā | Bā
手里	1929		shǒu lǐ
诺	1932		nuò
股	1933		gǔ
英语	1941		Yīng yǔ
不怕	1947		bù pà
练	1949		liàn
困	1951		kùn
觉	1952		jué | jiào
迪	1957		dí
纳	1961		nà | Nà
亮	1962		liàng
梅	1964		méi | Méi
炸	1966		zhà | zhá
齐	1967		qí | Qí
不久	1970		bù jiǔ
公寓	1971		gōng yù
土	1973		tǔ | Tǔ
学会	1974		xué huì
体	1976		tǐ | tī
老公	1978		lǎo gōng | lǎo gong
方便	1979	HSK3	fāng biàn
泡	1984		pào | pāo
年纪	1993		nián jì
丹	1997		dān
价格	1998		jià gé
期	1999		qī
签	2006		qiān
立	2007		lì | Lì
哼	2009		hēng | hng
狼	2013		láng
纸	2015		zhǐ
女朋友	2017	HSK1	nǚ péng you
同事	2021	HSK3	tóng shì
尽快	2026		jǐn kuài | jìn kuài
秒	2028		miǎo
欧	2032		ōu | Ōu
烤	2033		kǎo
娘	2035		niáng
撒	2038		sā | sǎ
透	2040		tòu
世	2047		shì | Shì
营	2048		yíng
刘	2050		liú | Liú
味	2053		wèi
没用	2054		méi yòng
胜	2059		shèng
请问	2060	HSK1	qǐng wèn
隔	2061		gé
毒	2062		dú
炒	2065		chǎo
泰	2067		tài | Tài
结	2069		jié | jiē
难过	2070	HSK3	nán guò
弗	2071		fú
常常	2073	HSK3	cháng cháng
不算	2079		bù suàn
施	2081		shī | Shī
举	2082		jǔ
作家	2086		zuò jiā
送给	2089		sòng gěi
拳	2093		quán
地图	2094	HSK3	dì tú
耍	2096		shuǎ | Shuǎ
康	2100		kāng | Kāng
鼻子	2102	HSK3	bí zi
蠢	2103		chǔn
不住	2104		bù zhù
福	2106		fú | Fú
杰	2107		jié
耳朵	2108	HSK3	ěr duo
唉	2109		āi | ài
贼	2110		zéi
程	2113		chéng | Chéng
千	2114	HSK1	qiān
牙	2116		yá
旁	2117		páng
苦	2120		kǔ
迟到	2127	HSK3	chí dào
存	2129		cún
埋	2130		mái | mán
瞎	2131		xiā
俄罗斯	2132		É luó sī
唱歌	2135	HSK2	chàng gē
生病	2136	HSK1	shēng bìng
游泳	2137	HSK2	yóu yǒng
便宜	2138	HSK1	pián yi | biàn yí
起床	2139	HSK1	qǐ chuáng
牛奶	2140	HSK1	niú nǎi
百	2141	HSK1	bǎi | Bǎi
左边	2142	HSK2	zuǒ bian
右边	2143	HSK2	yòu bian
考试	2144	HSK2	kǎo shì
鸡蛋	2145	HSK1	jī dàn
零	2146	HSK1	líng
手表	2147	HSK2	shǒu biǎo
服务员	2148	HSK2	fú wù yuán
旅游	2149	HSK2	lǚ yóu
跑步	2150	HSK2	pǎo bù
教室	2151	HSK2	jiào shì
火车站	2152	HSK2	huǒ chē zhàn
题	2153	HSK2	tí | Tí
宾馆	2154	HSK2	bīn guǎn
面条	2155	HSK2	miàn tiáo
铅笔	2156	HSK2	qiān bǐ
西瓜	2157	HSK3	xī guā
阴	2158	HSK2	yīn | Yīn
晴	2159	HSK2	qíng
羊肉	2160	HSK2	yáng ròu
公共汽车	2161	HSK2	gōng gòng qì chē
打篮球	2162	HSK2	dǎ lán qiú
踢足球	2163	HSK2	tī zú qiú
批	2169		pī
降	2170		jiàng | xiáng
领	2173		lǐng
板	2177		bǎn | pàn
二十	2178		èr shí
篇	2179		piān
持	2180		chí
贴	2182		tiē
上海	2183		Shàng hǎi
厕所	2185		cè suǒ
扎	2192		zhā | zhá | zā
麽	2193		mó
尝	2196		cháng
支付	2197		zhī fù
申请	2201		shēn qǐng
界	2202		jiè
厨房	2203		chú fáng
甜	2205	HSK3	tián
点儿	2211		diǎn r
载	2212		zài | zǎi
列	2213		liè
设	2214		shè
尿	2215		niào | suī
章	2217		zhāng | Zhāng
印	2220		yìn | Yìn
网	2227		wǎng
挡	2230		dǎng | dàng
有意思	2231	HSK2	yǒu yì si
煮	2237		zhǔ
脖子	2239		bó zi
男朋友	2240	HSK1	nán péng you
有事	2241		yǒu shì
亦	2242		yì
属	2245		shǔ | zhǔ
乐	2247		lè | yuè | lào | Lè | Yuè
只好	2248		zhǐ hǎo
撑	2252		chēng
狂	2253		kuáng
易	2257		yì | Yì
黑色	2259	HSK2	hēi sè
大事	2261		dà shì
工厂	2263		gōng chǎng
周末	2267	HSK3	zhōu mò
脑	2271		nǎo
租	2272		zū
帽子	2273		mào zi
屁	2274		pì
上车	2285		shàng chē
乖	2288		guāi
置	2289		zhì
蒂	2290		dì
扇	2291		shàn | shān
将来	2292		jiāng lái
引	2294		yǐn
帅	2295		shuài | Shuài
维	2296		wéi | Wéi
斗	2299		dòu | dǒu | Dǒu
散	2301		sàn | sǎn
经理	2303	HSK3	jīng lǐ
白色	2304	HSK2	bái sè
商	2311		shāng | Shāng
余	2312		yú | Yú
勒	2316		lēi | lè
摔	2318		shuāi
形	2324		xíng
呼	2326		hū
等到	2329		děng dào
迎	2335		yíng
奥	2337		ào | Ào
叶	2338		yè | xié | Yè
级	2340		jí
司机	2341	HSK3	sī jī
依	2347		yī
幅	2349		fú
蛋糕	2354	HSK3	dàn gāo
帐	2356		zhàng
普	2357		pǔ
碗	2358	HSK3	wǎn
羊	2360		yáng | Yáng
注	2361		zhù
乘	2363		chéng | shèng | Chéng
尼	2364		ní
君	2365		jūn
页	2368		yè | xié
胖	2370	HSK3	pàng | pán
江	2371		jiāng | Jiāng
葛	2372		gé | Gě
姐	2373		jiě
街上	2374		jiē shang
尤	2375		yóu | Yóu
衣	2376		yī | yì
移	2377		yí
餐厅	2380		cān tīng
盘	2381		pán
西班牙	2390		Xī bān yá
爆	2391		bào
敲	2393		qiāo
妓	2394		jì
助	2398		zhù
现	2401		xiàn
宫	2408		gōng | Gōng
叔	2412		shū
趟	2413		tàng | tāng
击	2415		jī
惨	2419		cǎn
睡着	2425		shuì zháo
端	2430		duān
轴	2431		zhóu | zhòu
密	2435		mì | Mì
面包	2439	HSK1	miàn bāo
袋	2441		dài
呐	2442		nà | na
墨西哥	2448		Mò xī gē
绑	2449		bǎng
角	2453	HSK3	jiǎo | jué | Jué
卢	2454		lú | Lú
无聊	2455		wú liáo
郡	2460		jùn
拔	2464		bá
门口	2465	HSK2	mén kǒu
听听	2467		tīng ting
服	2468		fú | fù
商量	2472		shāng liang
趴	2474		pā
绿	2475	HSK3	lǜ | lù
员	2481		yuán
滑	2484		huá | Huá
趁	2490		chèn
早晨	2495		zǎo chén
众	2497		zhòng | Zhòng
博	2503		bó
聚	2504		jù
癸	2505		guǐ
威	2506		wēi
密码	2508		mì mǎ
骨	2509		gǔ | gū
捉	2513		zhuō
兰	2515		lán | Lán
村	2518		cūn
迷	2521		mí
松	2522		sōng | Sōng
公	2526		gōng
唔	2528		wú
版	2531		bǎn
一路	2537		yī lù
许	2544		xǔ | Xǔ
行李	2545	HSK3	xíng li
语	2554		yǔ | yù
湿	2557		shī
咋	2558		zǎ | zhā | zé
好几	2560		hǎo jǐ
攻	2566		gōng
城里	2567		chéng li
裤子	2568	HSK2	kù zi
均	2569		jūn
合同	2571		hé tong
皮肤	2572		pí fū
聚会	2573		jù huì
敬	2574		jìng
云	2575		yún | Yún
宝	2580		bǎo
尸	2581		shī
帝	2582		dì
虎	2589		hǔ
练习	2590	HSK3	liàn xí
终	2594		zhōng
工	2597		gōng
哩	2598		li | lǐ
箱	2604		xiāng
楼上	2607		lóu shàng
割	2610		gē
问问	2612		wèn wen
额	2614		é
院	2616		yuàn
束	2617		shù | Shù
脏	2618		zāng | zàng
尚	2621		shàng | Shàng
凡	2623		fán
贝	2624		bèi | Bèi
夺	2631		duó
下车	2634		xià chē
司	2635		sī | Sī
哟	2636		yō | yo
之内	2639		zhī nèi
邻居	2642	HSK3	lín jū
认	2646		rèn
扶	2647		fú
新鲜	2648	HSK3	xīn xiān
录	2653		lù | Lù
闪	2657		shǎn | Shǎn
踩	2660		cǎi
笨	2661		bèn
女孩子	2663		nǚ hái zi
厂	2666		chǎng | hǎn
不是	2667		bù shì | bù shi
奔	2669		bēn | bèn
猛	2672		měng
妮	2673		nī
瑞	2678		ruì
校长	2680	HSK3	xiào zhǎng
箱子	2684		xiāng zi
候	2687		hòu
现金	2689		xiàn jīn
成绩	2690	HSK3	chéng jì
灵	2693		líng
秀	2696		xiù
善	2699		shàn
恶	2700		è | wù | ě
薄	2702		báo | bó | bò | Bó
蓝色	2703		lán sè
碎	2706		suì
哈哈	2707		hā hā
大小	2712		dà xiǎo
答	2715		dá | dā
伯	2716		bó | bǎi | bà
剪	2718		jiǎn | Jiǎn
剧	2721		jù
上学	2725	HSK1	shàng xué
绿色	2726	HSK2	lǜ sè
麻	2728		má | Má
忍	2729		rěn
失	2737		shī
掌	2738		zhǎng
好玩	2739		hǎo wán | hào wán
士	2741		shì | Shì
环	2744		huán | Huán
数学	2748	HSK3	shù xué
软	2749		ruǎn
南方	2750		nán fāng
宽	2751		kuān | Kuān
嘘	2752		xū
体育	2753	HSK3	tǐ yù
视频	2756		shì pín
窗户	2757		chuāng hu
判	2759		pàn
绕	2760		rào
森	2767		sēn | Sēn
菲	2768		fěi | fēi | Fēi
尺	2769		chǐ | chě
吴	2770		Wú
武	2772		wǔ | Wǔ
绝	2773		jué
木	2776		mù | Mù
车上	2777		chē shang
枚	2779		méi | Méi
捡	2781		jiǎn
大卫	2783		Dà wèi
邦	2785		bāng
虽	2786		suī
晚饭	2787	HSK1	wǎn fàn
爽	2788		shuǎng
热情	2789	HSK3	rè qíng
订	2791		dìng
腔	2792		qiāng
搜	2793		sōu
华	2795		huá | huā | Huà | Huá
上床	2798		shàng chuáng
似	2800		sì | shì
钩	2805		gōu
师傅	2808		shī fu
早餐	2810		zǎo cān
编	2811		biān
皆	2814		jiē
劝	2815		quàn
县	2816		xiàn
针	2819		zhēn
证	2821		zhèng
埃	2822		āi | Āi
麦	2831		mài | Mài
出门	2832	HSK2	chū mén
拆	2834		chāi
顺	2836		shùn
滴	2837		dī
款	2842		kuǎn
源	2847		yuán
挤	2849		jǐ
己	2851		jǐ
推荐	2853		tuī jiàn
致	2860		zhì
缺	2864		quē
欲	2866		yù
街道	2868	HSK3	jiē dào
崔	2870		cuī | Cuī
舱	2872		cāng
韩	2874		Hán
天天	2875		tiān tiān
汗	2882		hàn | hán
银	2884		yín
匹	2885		pǐ
遭	2892		zāo
国内	2894		guó nèi
巧克力	2896		qiǎo kè lì
礼	2899		lǐ | Lǐ
沉	2901		chén
料	2903		liào
进步	2905		jìn bù
职	2910		zhí
足球	2914	HSK2	zú qiú
天安门	2916		Tiān ān mén
炮	2918		pào | bāo | páo
箭	2922		jiàn
含	2925		hán
薇	2926		wēi
尾	2937		wěi | yǐ
莎	2940		shā | suō
小时候	2944	HSK2	xiǎo shí hou
护士	2946		hù shi
精	2948		jīng
夹	2950		jiā | jiá | jià
希	2951		xī
率	2952		shuài | lǜ
凶	2953		xiōng
希腊	2956		Xī là
停车	2957		tíng chē
退休	2968		tuì xiū
罢	2969		ba | bà
哎呀	2972		āi yā
粉	2973		fěn
扣	2974		kòu
防	2975		fáng
一种	2976		yī zhǒng
甩	2977		shuǎi
思	2978		sī
英文	2979		Yīng wén
伸	2982		shēn
墓	2983		mù
早上好	2984		zǎo shang hǎo
计	2985		jì | Jì
第五	2992		dì wǔ
屎	2993		shǐ
走路	2999	HSK2	zǒu lù
十五	3034		shí wǔ
聊天	3040	HSK3	liáo tiān
北方	3043	HSK3	běi fāng
码	3044		mǎ
洗澡	3051	HSK3	xǐ zǎo
博物馆	3055		bó wù guǎn
埃及	3058		Āi jí
快要	3068	HSK2	kuài yào
外国	3073	HSK2	wài guó
白天	3083	HSK1	bái tiān
网上	3090	HSK2	wǎng shàng
瘦	3092	HSK3	shòu
中学	3101	HSK1	zhōng xué
错过	3118		cuò guò
盒	3131		hé
腰	3136		yāo
刻	3146	HSK3	kè
流血	3147		liú xuè
阿姨	3151	HSK3	ā yí
加拿大	3162		Jiā ná dà
好久	3167	HSK3	hǎo jiǔ
刮	3180		guā
座位	3202		zuò wèi
十二	3226		shí èr
窗	3232		chuāng
三十	3243		sān shí
哪些	3260	HSK1	nǎ xiē
饮料	3267	HSK3	yǐn liào
武汉	3271		Wǔ hàn
起飞	3274	HSK3	qǐ fēi
感兴趣	3279	HSK3	gǎn xìng qù
裙子	3280	HSK3	qún zi
电梯	3281	HSK3	diàn tī
衬衫	3282	HSK3	chèn shān
年级	3283	HSK3	nián jí
月亮	3284	HSK3	yuè liang
洗手间	3285	HSK2	xǐ shǒu jiān
冰箱	3286	HSK3	bīng xiāng
护照	3287	HSK3	hù zhào
饱	3288	HSK3	bǎo
信用卡	3289	HSK3	xìn yòng kǎ
作业	3290	HSK3	zuò yè
打扫	3291	HSK3	dǎ sǎo
着急	3292	HSK3	zháo jí
自行车	3293	HSK3	zì xíng chē
一共	3294	HSK3	yī gòng
图书馆	3295	HSK3	tú shū guǎn
感冒	3296	HSK3	gǎn mào
有名	3297	HSK3	yǒu míng
瓶子	3298	HSK3	píng zi
盘子	3299	HSK3	pán zi
渴	3300	HSK3	kě
公斤	3301	HSK3	gōng jīn
超市	3302	HSK1	chāo shì
地铁	3303	HSK2	dì tiě
矮	3304	HSK3	ǎi
笔记本	3305	HSK3	bǐ jì běn
春	3306	HSK3	chūn | Chūn
香蕉	3307	HSK3	xiāng jiāo
爱好	3308	HSK2	ài hào
节日	3309	HSK3	jié rì
季节	3310	HSK3	jì jié
菜单	3311	HSK3	cài dān
个子	3312	HSK2	gè zi
中文	3313	HSK1	Zhōng wén
不但	3314	HSK3	bù dàn
锻炼	3315	HSK3	duàn liàn
发烧	3316	HSK3	fā shāo
伞	3317	HSK3	sǎn
冬	3318	HSK3	dōng | Dōng
上网	3319	HSK2	shàng wǎng
空调	3320	HSK3	kōng tiáo
黄河	3321	HSK3	Huáng Hé
秋	3322	HSK3	qiū | Qiū
复习	3323	HSK3	fù xí
留学	3324	HSK3	liú xué
词典	3325	HSK3	cí diǎn
筷子	3326	HSK3	kuài zi
句子	3327	HSK3	jù zi
皮鞋	3328	HSK3	pí xié
电子邮件	3329	HSK3	diàn zǐ yóu jiàn
熊猫	3330	HSK3	xióng māo
照相机	3331	HSK3	zhào xiàng jī
请假	3332	HSK3	qǐng jià
黑板	3333	HSK3	hēi bǎn
爬山	3334	HSK3	pá shān
刷牙	3335	HSK3	shuā yá
刮风	3336	HSK3	guā fēng
行李箱	3337	HSK3	xíng li xiāng
集合	3341		jí hé
读书	3347	HSK1	dú shū
无所谓	3363		wú suǒ wèi
有的	3365	HSK1	yǒu de
质量	3369		zhì liàng
折	3373		zhé | zhē | shé
鞋子	3375		xié zi
平常	3377		píng cháng
冬天	3379	HSK3	dōng tiān
楼梯	3381		lóu tī
邮件	3390		yóu jiàn
参观	3393		cān guān
把手	3406		bǎ shou | bǎ shǒu
大夫	3429		dài fu | dà fū
沙发	3437		shā fā
度假	3443		dù jià
楼下	3451		lóu xià
对面	3455		duì miàn
韩国	3458		Hán guó
航班	3470		háng bān
姓名	3485	HSK2	xìng míng
刚好	3493		gāng hǎo
下班	3507	HSK1	xià bān
购买	3512		gòu mǎi
关门	3517		guān mén
胳膊	3535		gē bo
天上	3545		tiān shàng
服装	3553		fú zhuāng
开会	3569		kāi huì
说说	3575		shuō shuo
荷兰	3582		Hé lán
通道	3585		tōng dào
您好	3587		nín hǎo
一次	3600		yī cì
黄色	3604	HSK3	huáng sè
不大	3607		bù dà
免	3620		miǎn | wèn
越南	3621		Yuè nán
卧室	3623		wò shì
桌上	3659		zhuō shang
肩膀	3678		jiān bǎng
几点	3720		jǐ diǎn
棵	3724		kē
从小	3735	HSK2	cóng xiǎo
兔子	3756		tù zi
倒霉	3759		dǎo méi
每周	3770		měi zhōu
春天	3780	HSK3	chūn tiān
上课	3792	HSK1	shàng kè
镜子	3796		jìng zi
左手	3799		zuǒ shǒu
止	3804		zhǐ
面试	3820		miàn shì
辣	3829		là
软件	3833		ruǎn jiàn
波兰	3839		Bō lán
吵架	3841		chǎo jià
一声	3842		yī shēng
五十	3855		wǔ shí
聊聊	3870		liáo liao
山上	3871		shān shang
圣诞节	3893		Shèng dàn jié
保重	3913		bǎo zhòng
有空	3931		yǒu kòng
午饭	3933	HSK1	wǔ fàn
赶上	3934		gǎn shàng
酸	3941		suān
一家人	3944		yī jiā rén
老朋友	3961		lǎo péng you
隔壁	3975		gé bì
车站	3976	HSK2	chē zhàn
风景	3979		fēng jǐng
巴西	3991		Bā xī
十三	4015		shí sān
烫	4028		tàng
法语	4039		Fǎ yǔ
凉	4065		liáng | liàng | Liáng
外套	4069		wài tào
扫	4091		sǎo | sào
几个	4094		jǐ ge
难受	4096		nán shòu
光临	4099		guāng lín
大大	4139		dà dà
明年	4151	HSK1	míng nián
瑞士	4190		Ruì shì
喉咙	4196		hóu lóng
散步	4215		sàn bù
汉堡	4228		hàn bǎo | Hàn bǎo
半夜	4232		bàn yè
第六	4235		dì liù
咨询	4239		zī xún
牛肉	4250		niú ròu
工程师	4251		gōng chéng shī
做饭	4253	HSK1	zuò fàn
国外	4256		guó wài
拜拜	4257		bái bái | bài bai
农村	4258		nóng cūn
厅	4259		tīng
上周	4291		shàng zhōu
胃	4296		wèi
短信	4302		duǎn xìn
小学	4311	HSK1	xiǎo xué
脸色	4315		liǎn sè
袋子	4316		dài zi
付钱	4318		fù qián
酱	4328		jiàng
饼干	4351		bǐng gān
爱人	4373		ài ren
拍照	4381		pāi zhào
走走	4384		zǒu zou
浴室	4391		yù shì
刷	4399		shuā | shuà
迷路	4431		mí lù
毛巾	4434		máo jīn
准时	4436		zhǔn shí
袜子	4438		wà zi
家具	4443		jiā jù
客厅	4444		kè tīng
咳嗽	4445		ké sou
果汁	4446		guǒ zhī
逛	4447		guàng
来得及	4451		lái de jí
减肥	4457		jiǎn féi
热闹	4458		rè nao
加班	4459		jiā bān
卫生间	4460		wèi shēng jiān
葡萄	4462		pú tao
出差	4463		chū chāi
零钱	4464		líng qián
要是	4467		yào shi
暖和	4470		nuǎn huo
网球	4475		wǎng qiú
房东	4477		fáng dōng
付款	4478		fù kuǎn
长城	4492		Cháng chéng
郊区	4502		jiāo qū | Jiāo Qū
饺子	4509	HSK1	jiǎo zi
邮局	4516		yóu jú
西红柿	4517		xī hóng shì
打折	4518		dǎ zhé
包子	4521	HSK1	bāo zi
寒假	4527		hán jià
凉快	4532	HSK3	liáng kuai
烤鸭	4533		kǎo yā
堵车	4535		dǔ chē
弹钢琴	4539		tán gāng qín
十八	4554		shí bā
蔬菜	4567		shū cài
膝盖	4654		xī gài
上楼	4669		shàng lóu
新年	4702	HSK3	xīn nián
蜘蛛	4709		zhī zhū
扭	4720		niǔ
爱尔兰	4725		Ài ěr lán
全家	4773		quán jiā | Quán jiā
小狗	4778		xiǎo gǒu
价钱	4792		jià qian
浅	4869		qiǎn | jiān
线路	4877		xiàn lù
身份证	4881		shēn fèn zhèng
不怎么	4928		bù zěn me
钱包	4930		qián bāo
四十	4932		sì shí
特色	4945		tè sè
大学生	4978	HSK1	dà xué shēng
小朋友	4988	HSK1	xiǎo péng yǒu
门外	4992		mén wài
这位	5032		zhè wèi
位子	5036		wèi zi
澡	5042		zǎo
下周	5064		xià zhōu
喝茶	5076		hē chá
好听	5092	HSK1	hǎo tīng
半天	5103		bàn tiān
泰国	5124		Tài guó
夜里	5136		yè li
南京	5161		Nán jīng
海边	5164		hǎi biān
西装	5173		xī zhuāng
厨师	5222		chú shī
糕	5246		gāo
摩托车	5258		mó tuō chē
宿舍	5314		sù shè
拐	5322		guǎi
修好	5353		xiū hǎo
瑞典	5355		Ruì diǎn
三明治	5358		sān míng zhì
第一次	5363		dì yī cì
酒精	5373		jiǔ jīng
周六	5396		Zhōu liù
头痛	5405		tóu tòng
澳大利亚	5448		Ào dà lì yà
星期六	5471		Xīng qī liù
涨	5493		zhǎng | zhàng
手套	5516		shǒu tào
星期天	5537	HSK1	Xīng qī tiān
星期五	5555		Xīng qī wǔ
宠物	5585		chǒng wù
土耳其	5596		Tǔ ěr qí
灰色	5604		huī sè
证件	5619		zhèng jiàn
土豆	5623		tǔ dòu
蜜蜂	5627		mì fēng
痒	5635		yǎng
过敏	5638		guò mǐn
外公	5639		wài gōng
车厢	5640		chē xiāng
摔倒	5641		shuāi dǎo
总共	5652		zǒng gòng
窗帘	5655		chuāng lián
阳台	5664		yáng tái
花生	5676		huā shēng
豆腐	5682		dòu fu
健身	5692		jiàn shēn
会计	5702		kuài jì
展览	5704		zhǎn lǎn
冰激凌	5715		bīng jī líng
壶	5796		hú
馒头	5849		mán tou
傍晚	5854		bàng wǎn
嗓子	5855		sǎng zi
中介	5877		zhōng jiè
预订	5889		yù dìng
往返	5892		wǎng fǎn
元旦	5896		Yuán dàn
声调	5916		shēng diào
国庆节	5921		Guó qìng jié
姥姥	5942		lǎo lao
书架	5947		shū jià
海鲜	5959		hǎi xiān
围巾	5979		wéi jīn
牛仔裤	5981		niú zǎi kù
挂号	5990		guà hào
结账	5996		jié zhàng
搬家	6006		bān jiā
向上	6013		xiàng shàng
广州	6021		Guǎng zhōu
周五	6024		Zhōu wǔ
十万	6070		shí wàn
吉他	6084		jí tā
不了	6125		bù liǎo | bù le
尺寸	6165		chǐ cun
市中心	6168		shì zhōng xīn
停车场	6199		tíng chē chǎng
周日	6277		zhōu rì | Zhōu rì
五月	6285		Wǔ yuè
机票	6309	HSK2	jī piào
外国人	6330		wài guó rén
秋天	6341	HSK3	qiū tiān
天津	6352		Tiān jīn
吃药	6357		chī yào
预定	6417		yù dìng
不快	6487		bù kuài
冰淇淋	6527		bīng qí lín
外婆	6530		wài pó
没事儿	6533		méi shì r
星期一	6536		Xīng qī yī
德语	6548		Dé yǔ
几天	6567		jǐ tiān
南非	6585		Nán fēi
十一	6591		shí yī | Shí Yī
发给	6594		fā gěi
商场	6606	HSK2	shāng chǎng
西班牙语	6627		Xī bān yá yǔ
斤	6632	HSK3	jīn
房租	6634		fáng zū
大衣	6663		dà yī
几年	6688		jǐ nián
第一个	6717		dì yī gè
动物园	6732	HSK3	dòng wù yuán
路边	6760		lù biān
篮球	6794	HSK2	lán qiú
音乐会	6808		yīn yuè huì
每月	6833		měi yuè
休假	6844		xiū jià
四月	6849		Sì yuè
靴子	6864		xuē zi
晚点	6865		wǎn diǎn
十七	6889		shí qī
一口	6901		yī kǒu
四川	6916		Sì chuān
洗手	6953		xǐ shǒu
不在	6981		bù zài
老家	6998		lǎo jiā
来回	7042		lái huí
有的是	7049		yǒu de shì
高考	7050		gāo kǎo
室友	7055		shì yǒu
打包	7078		dǎ bāo
棕色	7090		zōng sè
粥	7207		zhōu | yù
维生素	7320		wéi shēng sù
寺庙	7951		sì miào
家常	8385		jiā cháng
端午节	8480		Duān wǔ jié
粉色	8577		fěn sè
过奖	8596		guò jiǎng
羽绒服	8616		yǔ róng fú
重庆	8653		Chóng qìng
比利时	8657		Bǐ lì shí
猪肉	8659		zhū ròu
蘑菇	8704		mó gu
出国	8705	HSK2	chū guó
挪威	8713		Nuó wēi
鸡肉	8748		jī ròu
人马	8750		rén mǎ
外边	8783	HSK1	wài bian
请进	8795		qǐng jìn
很少	8805		hěn shǎo
沙拉	8815		shā lā
周一	8818		Zhōu yī
六十	8821		liù shí
热水	8843		rè shuǐ
画画	8844		huà huà
游泳池	8848		yóu yǒng chí
不问	8859		bù wèn
云南	8901		Yún nán
紫色	8923		zǐ sè
暑假	8955		shǔ jià
可乐	8966		kě lè
乌龟	8974		wū guī
后天	8980		hòu tiān
第二次	8986		dì èr cì
急事	8990		jí shì
粉红色	9008		fěn hóng sè
虫子	9016		chóng zi
烧烤	9027		shāo kǎo
到手	9041		dào shǒu
尝尝	9069		cháng chang
好日子	9070		hǎo rì zi
头疼	9091		tóu téng
出租	9127		chū zū
里边	9132		lǐ bian
一套	9142		yī tào
男孩子	9153		nán hái zi
打球	9160		dǎ qiú
杭州	9178		Háng zhōu
深圳	9180		Shēn zhèn
改天	9195		gǎi tiān
成都	9203		Chéng dū
早饭	9223	HSK1	zǎo fàn
电影院	9241	HSK1	diàn yǐng yuàn
长沙	9253		Cháng shā
周二	9283		Zhōu èr
好喝	9317		hǎo hē
换成	9318		huàn chéng
睡衣	9321		shuì yī
西安	9349		Xī ān
初中	9353		chū zhōng
樱桃	9361		yīng táo
几次	9376		jǐ cì
柠檬	9414		níng méng
摔跤	9429		shuāi jiāo
明晚	9470		míng wǎn
一遍	9491		yī biàn
草莓	9505		cǎo méi
有没有	9515		yǒu méi yǒu
放假	9521		fàng jià
演唱会	9559		yǎn chàng huì
星期四	9586		Xīng qī sì
加大	9609		jiā dà
上个月	9627		shàng gè yuè
半个	9633		bàn ge
回头见	9637		huí tóu jiàn
玩儿	9642		wán r
青岛	9675		Qīng dǎo
电视机	9685		diàn shì jī
冰块	9691		bīng kuài
书店	9727	HSK1	shū diàn
星期二	9740		Xīng qī èr
甜点	9782		tián diǎn
床上	9803		chuáng shang
北京大学	9808		Běi jīng Dà xué
柜子	9822		guì zi
路口	9829		lù kǒu
驾照	9831		jià zhào
想要	9836		xiǎng yào
周四	9896		Zhōu sì
锦	9905		jǐn
教书	9942		jiāo shū
星期三	9951		Xīng qī sān
回国	10006		huí guó
咖啡馆	10007		kā fēi guǎn
毛衣	10046		máo yī
衣柜	10088		yī guì
洋葱	10115		yáng cōng
艾玛	10126		Ài mǎ
车票	10215		chē piào
开走	10225		kāi zǒu
周三	10247		Zhōu sān
马桶	10252		mǎ tǒng
下雪	10271		xià xuě
古城	10292		gǔ chéng
苏州	10334		Sū zhōu
明天见	10338		míng tiān jiàn
披萨	10352		pī sà
半年	10375		bàn nián
说起	10376		shuō qǐ
八十	10427		bā shí
打牌	10571		dǎ pái
短裤	10656		duǎn kù
昆明	10700		Kūn míng
左转	10701		zuǒ zhuǎn
三月	10707		Sān yuè
济南	10709		Jǐ nán
健身房	10717		jiàn shēn fáng
新加坡	10724		Xīn jiā pō
薯条	10748		shǔ tiáo
公务员	10765		gōng wù yuán
八月	10777		Bā yuè
奥地利	10833		Ào dì lì
久等	10843		jiǔ děng
买单	10860		mǎi dān
故宫	10918		gù gōng | Gù gōng
春节	10944		Chūn jié
桂林	10981		Guì lín
淋浴	10995		lín yù
过年	11272	HSK2	guò nián
不怎么样	11328		bù zěn me yàng
以内	11438		yǐ nèi
球赛	11443		qiú sài
往前	11478		wǎng qián
好久不见	11494		hǎo jiǔ bu jiàn
环保	11514		huán bǎo
二月	11539		Èr yuè
大连	11547		Dà lián
十月	11563		Shí yuè
丹麦	11581		Dān mài
菲律宾	11584		Fēi lǜ bīn
盏	11628		zhǎn
一周	11676		yī zhōu
哈尔滨	11692		Hā ěr bīn
九月	11726		Jiǔ yuè
阿根廷	11761		Ā gēn tíng
厦门	11844		Xià mén
七月	11919		Qī yuè
汉字	11963	HSK1	hàn zì
葡萄牙	12020		Pú táo yá
小猫	12037		xiǎo māo
六月	12081		Liù yuè
红烧	12184		hóng shāo
上山	12214		shàng shān
郑州	12247		Zhèng zhōu
马来西亚	12312		Mǎ lái xī yà
一号	12375		yī hào
一等	12492		yī děng
英国人	12537		Yīng guó rén
芬兰	12645		Fēn lán
房门	12650		fáng mén
绿豆	12818		lǜ dòu
还好	12821		hái hǎo
印度尼西亚	12845		Yìn dù ní xī yà
无线	12864		wú xiàn
乌克兰	12877		Wū kè lán
不对	12882		bù duì
对了	12886		duì le
食堂	13094		shí táng
门票	13149	HSK2	mén piào
新西兰	13188		Xīn xī lán
一月	13346		Yī yuè
小雨	13365		xiǎo yǔ
抗生素	13382		kàng shēng sù
好不好	13454		hǎo bu hǎo
退回	13624		tuì huí
袖子	13675		xiù zi
十二月	13707		Shí èr yuè
十一月	13805		Shí yī yuè
早日	13808		zǎo rì
小学生	13887	HSK1	xiǎo xué shēng
看病	13890	HSK1	kàn bìng
上边	13895		shàng bian
到时候	13998		dào shí hòu
月底	14089		yuè dǐ
大雨	14336		dà yǔ
药店	14373	HSK2	yào diàn
留学生	14482		liú xué shēng
有点儿	14608	HSK1	yǒu diǎn r
德国人	14677		Dé guó rén
法国人	14718		Fǎ guó rén
四次	14889		sì cì
年前	14890		nián qián
火锅	14905		huǒ guō
三条	14968		sān tiáo
胡萝卜	14975		hú luó bo
下楼	15197		xià lóu
前年	15221		qián nián
张飞	15418		Zhāng Fēi
茶馆	15519		chá guǎn
看书	15754		kàn shū
中学生	15973	HSK1	zhōng xué shēng
十九	16040		shí jiǔ
茶杯	16206		chá bēi
站台	16481		zhàn tái
要钱	16534		yào qián
七十	16581		qī shí
女孩儿	16630	HSK2	nǚ hái r
高铁	16657		gāo tiě
九十	16851		jiǔ shí
到期	16994		dào qī
去取	17027		qù qǔ
凉拌	17283		liáng bàn
过不去	17667		guò bu qù
充电	17744		chōng diàn
前程	18002		qián chéng
蚊子	18084		wén zi
大熊猫	18098		dà xióng māo
书桌	18207		shū zhuō
公交	18267		gōng jiāo
折扣	18699		zhé kòu
前天	18757		qián tiān
小林	18912		Xiǎo lín
下棋	19088		xià qí
送行	19157		sòng xíng
荔枝	19241		lì zhī
麻将	19481		má jiàng
过节	19504		guò jié
涨价	19526		zhǎng jià
饭馆	19846	HSK2	fàn guǎn
晴天	20290		qíng tiān
开学	20328	HSK2	kāi xué
白菜	20636		bái cài
几岁	20692		jǐ suì
听懂	20694		tīng dǒng
本子	20707	HSK2	běn zi
银行卡	20844		yín háng kǎ
前台	21071		qián tái
二号	21120		èr hào
书包	21263	HSK2	shū bāo
大家庭	21272		dà jiā tíng
洗衣机	21412		xǐ yī jī
浅色	21413		qiǎn sè
黄瓜	21529		huáng guā
木耳	21598		mù ěr
早起	21846		zǎo qǐ
青霉素	21868		qīng méi sù
二等	21874		èr děng
缩水	22097		suō shuǐ
小孩儿	22522	HSK2	xiǎo hái r
菠菜	22804		bō cài
独生子女	22979		dú shēng zǐ nǚ
瑜伽	22980		yú jiā
笔画	23117		bǐ huà
跤	23127		jiāo
胶囊	23184		jiāo náng
骑车	23197		qí chē
红包	23245		hóng bāo
星期日	23284	HSK1	Xīng qī rì
程序员	23301		chéng xù yuán
大蒜	23523		dà suàn
青菜	23725		qīng cài
划破	23927		huá pò
小包	23996		xiǎo bāo
写字	24355		xiě zì
坐车	24441		zuò chē
公交车	24645	HSK2	gōng jiāo chē
逛逛	25158		guàng guang
止咳	25395		zhǐ ké
猕猴桃	25401		mí hóu táo
过道	25416		guò dào
逛街	25417		guàng jiē
外滩	25458		Wài tān
绿茶	25584	HSK2	lǜ chá
口罩	25802		kǒu zhào
中秋节	26031		Zhōng qiū jié
坚果	26135		jiān guǒ
在读	26212		zài dú
暖气	26595		nuǎn qì
好好儿	26668		hǎo hāo r
芒果	26813		máng guǒ
应用软件	26862		yìng yòng ruǎn jiàn
本地人	26878		běn dì rén
月饼	26973		yuè bǐng
扣子	27072		kòu zi
没意思	27079	HSK2	méi yì si
茄子	27105		qié zi
烟花	27187		yān huā
租房	27298		zū fáng
空儿	27400		kòng r
红茶	27401	HSK2	hóng chá
弄错	27458		nòng cuò
番茄	27600		fān qié
老城	27929		lǎo chéng
豆浆	27937		dòu jiāng
店员	28236		diàn yuán
汽车站	28735		qì chē zhàn
修路	28818		xiū lù
酸奶	29328		suān nǎi
冰水	29492		bīng shuǐ
油条	29688		yóu tiáo
下课	30202	HSK1	xià kè
雨伞	30335		yǔ sǎn
药片	30453		yào piàn
糖浆	30572		táng jiāng
美式	30578		Měi shì
贵姓	30595		guì xìng
桃子	30701		táo zi
班车	30718		bān chē
看点	30723		kàn diǎn
奶茶	31253	HSK2	nǎi chá
橘子	31601		jú zi
空位	31642		kōng wèi
药膏	31659		yào gāo
烫伤	31791		tàng shāng
火车票	31956		huǒ chē piào
买票	32194		mǎi piào
扭伤	32404		niǔ shāng
大号	32555		dà hào
刷卡	32698		shuā kǎ
橙色	32764		chéng sè
微波炉	32915		wēi bō lú
汤圆	32943		tāng yuán
深色	33458		shēn sè
退票	34123		tuì piào
止痛药	34446		zhǐ tòng yào
马马虎虎	34962		mǎ ma hū hū
台灯	35212		tái dēng
拉链	35261		lā liàn
家养	35710		jiā yǎng
学医	35943		xué yī
红豆	36289		hóng dòu
夜市	36421		yè shì
打车	36698	HSK2	dǎ chē
连衣裙	36800		lián yī qún
闹钟	36811		nào zhōng
小号	37165		xiǎo hào
慢走	37178		màn zǒu
素菜	37259		sù cài
五号	37340		wǔ hào
红烧肉	37518		hóng shāo ròu
地铁站	37881		dì tiě zhàn
擦伤	37933		cā shāng
菜市场	38033		cài shì chǎng
问路	38066		wèn lù
埋单	38150		mái dān
校车	38741		xiào chē
花生米	38810		huā shēng mǐ
花茶	39116		huā chá
姥爷	39552		lǎo ye
摔伤	39602		shuāi shāng
豆角	39714		dòu jiǎo
大白菜	39854		dà bái cài
慢慢来	40206		màn màn lái
服务台	40237		fú wù tái
牛肉面	40290		niú ròu miàn
拉肚子	40527		lā dù zi
阿司匹林	40711		ā sī pǐ lín
炒鸡蛋	40928		chǎo jī dàn
阴天	41048		yīn tiān
飞机票	41057		fēi jī piào
创可贴	41131		chuāng kě tiē
上菜	41430		shàng cài
毛毛	41925		Máo mao
添麻烦	41939		tiān má fan
生冷	41965		shēng lěng
川菜	42582		Chuān cài
橙子	42651		chéng zi
单程	42885		dān chéng
点菜	43044		diǎn cài
午休	43249		wǔ xiū
外带	43297		wài dài
步行街	44163		bù xíng jiē
进站	45115		jìn zhàn
做菜	45207		zuò cài
独生子	45450		dú shēng zǐ
退货	45557		tuì huò
香菜	45600		xiāng cài
咖啡色	45692		kā fēi sè
早点儿	45809		zǎo diǎn r
走道	45980		zǒu dào
感冒药	46241		gǎn mào yào
一路平安	46538		yī lù píng ān
吃素	46632		chī sù
白开水	46838		bái kāi shuǐ
运动鞋	46945		yùn dòng xié
冲剂	47056		chōng jì
头孢	47123		tóu bāo
独生女	47272		dú shēng nǚ
男孩儿	47284	HSK2	nán hái r
结帐	47330		jié zhàng
肚子痛	47338		dù zi tòng
书会	47978		shū huì
咖啡店	48061		kā fēi diàn
青椒	48468		qīng jiāo
好玩儿	49189	HSK1	hǎo wán r
橙汁	49320		chéng zhī
眼药水	49396		yǎn yào shuǐ
割伤	49648		gē shāng
退款	50034		tuì kuǎn
卫生纸	50205		wèi shēng zhǐ
电动车	50460		diàn dòng chē
果盘	50951		guǒ pán
家常菜	51432		jiā cháng cài
皮蛋	51642		pí dàn
一路顺风	51851		yī lù shùn fēng
合租	51975		hé zū
麦片	52470		mài piàn
仓鼠	52513		cāng shǔ
后年	52599		hòu nián
母亲节	52803		Mǔ qīn jié
购物券	52991		gòu wù quàn
坏东西	53246		huài dōng xi
检票	53415		jiǎn piào
上星期	53741		shàng xīng qī
大寒	53916		Dà hán
找钱	54014		zhǎo qián
停车位	55198		tíng chē wèi
餐车	55832		cān chē
下星期	55866		xià xīng qī
忌口	56153		jì kǒu
轻轨	56552		qīng guǐ
退换	56567		tuì huàn
双人间	56797		shuāng rén jiān
准点	57580		zhǔn diǎn
泳衣	57950		yǒng yī
苹果汁	58133		píng guǒ zhī
中号	58381		zhōng hào
房卡	58739		fáng kǎ
消炎药	58909		xiāo yán yào
特大号	58942		tè dà hào
西兰花	59141		xī lán huā
酸辣汤	59202		suān là tāng`
