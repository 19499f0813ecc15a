export const mount = (host) => {
  host.container.innerHTML = `
    <p>text</p><div class="in-body"></div><div class="in-both"></div><div class="layered"></div>
    <div class="picture"></div><div class="inner"><div class="nested"><b></b></div></div>
    <div class="moving"></div><div class="by-variable"></div><div class="wide"></div>
    <div class="grid"></div><div class="from-import"></div><div class="deep"></div>
    <div class="narrow"></div><em></em><div class="after-a-stray-brace"></div><div class="last"></div>`;
};
