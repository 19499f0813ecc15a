/** A calm landscape as SVG, 560 × 400; the shape follows `turn`. */
export const landscape = (turn: number, [sky, far, near]: readonly [string, string, string]) => {
  const peak = (x: number) => 170 + 60 * Math.sin(turn * 1.7 + x * 2.1);
  const ridge = [0, 1, 2, 3, 4].map((x) => `${x * 140} ${Math.round(peak(x))}`).join("L");
  const sunX = 90 + ((turn * 97) % 380);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 400" width="560" height="400">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="#fff4e2"/></linearGradient></defs>
<rect width="560" height="400" fill="url(#s)"/><circle cx="${sunX}" cy="110" r="44" fill="#fff" opacity=".8"/>
<path fill="${far}" d="M${ridge}L560 400L0 400Z"/>
<path fill="${near}" d="M0 300Q140 ${240 + (turn % 3) * 20} 280 310T560 290V400H0Z"/>
<path fill="${near}" opacity=".7" d="M0 350Q200 310 360 360T560 340V400H0Z"/></svg>`;
};
