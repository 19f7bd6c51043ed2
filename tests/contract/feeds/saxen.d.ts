declare module 'saxen' {
  type Decode = (text: string) => string;
  /** A parser of XML by events, with names by their namespace; an error is thrown unless it is heard. */
  export class Parser {
    ns(prefixes: Record<string, string>): this;
    on(event: 'openTag' | 'closeTag', hear: (name: string) => void): this;
    on(event: 'text', hear: (text: string, decode: Decode) => void): this;
    parse(xml: string): void;
  }
}
