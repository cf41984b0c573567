// A small picture of each game's own table, and how long it takes. Drawn by hand in a 160 x 100 box.

export const MINUTES: Record<string, string> = {
  vasa_cards: "15",
  vasa_voyage: "45",
  shipwrights: "60–90",
  svea_rike: "120–180",
  suecia: "60–90",
};

export const PICTURES: Record<string, string> = {
  vasa_cards:
    '<rect width="160" height="100" fill="#7d5a38"/><path d="M0 22h160M0 46h160M0 70h160M0 94h160" stroke="#5f4227" stroke-width="1.5"/>' +
    [0, 1, 2, 3]
      .map((i) =>
        ["#3d7a4a", "#a63a2e", "#2b2b2b", "#f2ead8"]
          .map(
            (c, j) =>
              `<rect x="${14 + i * 36 + j * 2.5}" y="${62 - j * 9 - i * 3}" width="24" height="33" rx="3" fill="${c}" stroke="#1a130b" transform="rotate(${(i * 7 + j * 5) % 11 - 5} ${26 + i * 36} ${70})"/>`,
          )
          .join(""),
      )
      .join(""),
  vasa_voyage:
    '<rect width="160" height="100" fill="#8fb7c9"/><circle cx="130" cy="22" r="12" fill="#f3d98b"/><path d="M20 66h112l-14 20H38z" fill="#6b4423"/>' +
    '<path d="M54 66V16m30 50V10m28 56V22" stroke="#4a2f18" stroke-width="3"/><path d="M54 18q26 10 0 26zM84 12q32 12 0 34zM112 24q22 9 0 22z" fill="#f5efe0" stroke="#b9ab8d"/>' +
    '<path d="M132 66l12-14-2 14z" fill="#c79a3b"/><path d="M0 86q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0v14H0z" fill="#2f6580"/>',
  shipwrights:
    '<rect width="160" height="100" fill="#cfe0e2"/><path d="M0 62h160v38H0z" fill="#d9c79a"/><path d="M0 78q20-8 40 0t40 0 40 0 40 0v22H0z" fill="#3c7690"/>' +
    '<path d="M30 72q46 22 98-2l8-24q-2 20-20 22-44 12-70 0-16-6-20-24z" fill="#7c4f2a" stroke="#4d2f16"/><path d="M80 70V22" stroke="#4d2f16" stroke-width="3"/>' +
    '<path d="M54 26h52v30q-26-8-52 0z" fill="#b5472f"/><path d="M63 26v27M72 26v25M88 26v25M97 26v27" stroke="#f5efe0" stroke-width="4"/><path d="M136 46l7-6 2 7z" fill="#7c4f2a"/>',
  svea_rike:
    '<rect width="160" height="100" fill="#a9cbd6"/><path d="M22 4l30 2 6 22-10 18 8 20-14 30-22-4-8-26 8-18-4-22z" fill="#d8c48d" stroke="#8a7440"/>' +
    '<path d="M86 8l30 6 26 24-8 26-30 4-18-16 8-18z" fill="#b9c98b" stroke="#6e7d45"/><path d="M96 78l40-2 14 20H88z" fill="#d49a86" stroke="#8a5543"/>' +
    '<g fill="#e0b458" stroke="#7a5a1c"><path d="M68 20l4 9 9-8-3 15H63l-3-15 9 8z" transform="translate(4 30)"/></g>',
  suecia:
    '<rect width="160" height="100" fill="#e6dcc0"/>' +
    [0, 1, 2, 3, 4]
      .flatMap((r) => [0, 1, 2, 3, 4].map((c) => `<rect x="${76 + c * 15}" y="${18 + r * 15}" width="13" height="13" rx="2" fill="${["#cdb98a", "#d8ae5a", "#8aa36b", "#a9805a", "#9aa3ab"][(r * 2 + c * 3) % 5]}" stroke="#7d6b45"/>`))
      .join("") +
    [
      [34, 34],
      [34, 62],
      [58, 48],
      [10, 48],
    ]
      .map(([x, y], i) => `<polygon points="${[0, 1, 2, 3, 4, 5].map((k) => `${x! + 15 * Math.cos(((60 * k - 30) * Math.PI) / 180)},${y! + 15 * Math.sin(((60 * k - 30) * Math.PI) / 180)}`).join(" ")}" fill="${["#8aa36b", "#d8ae5a", "#9aa3ab", "#a9805a"][i]}" stroke="#5f5335"/>`)
      .join(""),
};
