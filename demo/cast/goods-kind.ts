/** What goods are, roughly: a family is of one kind, and the second level of a category gathers some (kinds.ts). */
const goodsKinds = [
  'laptop', 'monitor', 'printer', 'keyboard', 'mouse', 'television', 'radio', 'camera', 'flashCamera', 'videoCamera',
  'headphone', 'microphone', 'studioMicrophone', 'gamepad', 'joystick', 'watch', 'battery', 'plug', 'bulb',
  'flashlight', 'speaker', 'antenna', 'disk', 'projector', 'phone', 'telephone', 'dress', 'blouse', 'gown', 'kaftan',
  'handbag', 'clutch', 'purse', 'heels', 'sandal', 'boot', 'flats', 'sunglasses', 'ring', 'scarf', 'coat', 'socks',
  'beads', 'umbrella', 'shirt', 'tshirt', 'jeans', 'shorts', 'formalShoe', 'sneaker', 'hikingBoot', 'cap', 'slipper',
  'suitcase', 'briefcase', 'backpack', 'sofa', 'bed', 'chair', 'door', 'mirror', 'painting', 'plant', 'amphora',
  'candle', 'mantelClock', 'lantern', 'broom', 'basket', 'soap', 'sponge', 'bucket', 'tissue', 'bath', 'shower',
  'drawers', 'ladder', 'teddy', 'teapot', 'coffee', 'tea', 'fryingPan', 'pot', 'plate', 'knife', 'spoon', 'jar',
  'salt', 'bowl', 'tumbler', 'honey', 'babyBottle', 'pan', 'juice', 'can', 'lotion', 'lipstick', 'nails', 'razor',
  'toothbrush', 'comb', 'flower', 'herb', 'puzzle', 'kite', 'doll', 'bricks', 'car', 'racingCar', 'train', 'rocket',
  'dinosaur', 'unicorn', 'dice', 'drum', 'scooter', 'abacus', 'palette', 'football', 'basketball', 'volleyball',
  'tennis', 'pingPong', 'boxing', 'bicycle', 'tent', 'fishing', 'diving', 'stopwatch', 'trophy', 'books',
  'greenBook', 'redBook', 'notebook', 'ledger', 'crayon', 'pen', 'pencil', 'ruler', 'folder', 'globe', 'bread',
  'rice', 'olive', 'chocolate', 'biscuit', 'pasta', 'beans', 'peanuts', 'fan', 'snow', 'fire', 'faucet', 'scales',
  'thread', 'hammer', 'wrench', 'toolbox', 'saw', 'screwdriver', 'bolt', 'lock', 'brush', 'goggles', 'extinguisher',
  'wheel', 'oil', 'motorcycle', 'seat', 'pine', 'siren', 'dog', 'cat', 'fish', 'parrot', 'bone',
] as const; // biome-ignore format: a list of words

export type GoodsKind = (typeof goodsKinds)[number];
