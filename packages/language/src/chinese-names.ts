/** Characters that transcribe foreign names by sound. The second group are also words on their own. */
const soundOnly = new Set(
  '阿埃艾奥巴贝波伯勃布查德迪丁杜厄恩尔菲弗福夫盖戈格哈赫霍吉杰卡凯科克库夸拉莱兰雷琳卢鲁罗洛伦玛迈曼梅蒙米密莫姆穆' +
    '纳娜内尼诺努欧帕潘佩皮珀普切让日瑞萨塞赛桑沙莎舍圣斯苏索塔泰特廷图托瓦维韦温沃乌西希逊雅亚耶伊泽扎詹兹茨朱佐',
);
const alsoWords = new Set('安比达多法费古海基加里利力林马门奇乔热荣施史思坦提万夏谢辛休扬因英尤');

const isSound = (char: string): boolean => soundOnly.has(char) || alsoWords.has(char);

/**
 * Joins runs of single characters that spell a name missing from the dictionary: three or more, or two that aren't
 * words on their own. Changes `words`, the bounds of a Chinese sentence's words, in place.
 */
export const joinNames = (sentence: string, words: number[]): void => {
  let boundCount = 0;
  for (let i = 0; i < words.length;) {
    const start = words[i] ?? 0;
    let end = words[i + 1] ?? 0;
    let next = i + 2;
    let isName = false;
    if (end - start === 1 && isSound(sentence.charAt(start))) {
      let onlySounds = soundOnly.has(sentence.charAt(start));
      let last = end;
      while (words[next] === last && words[next + 1] === last + 1 && isSound(sentence.charAt(last))) {
        onlySounds &&= soundOnly.has(sentence.charAt(last));
        last++;
        next += 2;
      }
      isName = last - start >= 3 || (last - start === 2 && onlySounds);
      if (isName) end = last;
      else next = i + 2;
    }
    words[boundCount++] = start;
    words[boundCount++] = end;
    i = next;
  }
  words.length = boundCount;
};
