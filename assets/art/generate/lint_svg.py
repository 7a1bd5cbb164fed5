#!/usr/bin/env python3
"""Find what SDL2_image's rasterizer (nanosvg) would ignore or draw wrong. Usage: lint_svg.py FILE-OR-FOLDER ...

Prints one line for each finding and exits with 1 if there is any.
"""
import os
import re
import sys
import xml.parsers.expat

SHAPES = {'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'}
GRADIENTS = {'linearGradient', 'radialGradient'}
DRAWN = SHAPES | GRADIENTS | {'svg', 'g', 'defs', 'stop'}
HARMLESS = {'title', 'desc', 'metadata'}
PAINTS = ('fill', 'stroke', 'stop-color')
OPACITIES = ('opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity')
IGNORED = {'filter', 'mask', 'clip-path', 'clip-rule', 'mix-blend-mode', 'isolation', 'paint-order', 'visibility', 'color',
    'marker', 'marker-start',
           'marker-mid', 'marker-end', 'class', 'vector-effect', 'transform-origin', 'pathLength'}
FOCUS = {'fx', 'fy', 'fr'}
COORDINATES = {'linearGradient': ('x1', 'y1', 'x2', 'y2'), 'radialGradient': ('cx', 'cy', 'r')}
COLOUR = re.compile(r'none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|rgb\(\s*\d+\s*,\s*\d+\s*,\s*\d+\s*\)|white|black')
NUMBER = re.compile(r'[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?')
LONGEST_ID = 63
MOST_DASHES = 8


class Lint:
    """Reads one file in document order, since nanosvg knows a gradient only after it has seen it."""

    def __init__(self, path):
        self.path, self.found, self.stack, self.seen = path, [], [], {}
        self.parser = xml.parsers.expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end

    def run(self):
        with open(self.path, 'rb') as f:
            try:
                self.parser.ParseFile(f)
            except xml.parsers.expat.ExpatError as error:
                self.say('not well-formed: %s' % error)
        for ident, stops in self.seen.items():
            if not stops:
                self.say('gradient %s has no stops: nothing is drawn with it' % ident)
        return self.found

    def say(self, text):
        self.found.append('%s:%d: %s' % (self.path, self.parser.CurrentLineNumber, text))

    def start(self, tag, attributes):
        parent = self.stack[-1][0] if self.stack else None
        self.stack.append((tag, attributes.get('id')))
        if tag in HARMLESS or any(t in HARMLESS for t, _ in self.stack):
            return
        if tag not in DRAWN:
            self.say('<%s> is not drawn' % tag)
            return
        if tag == 'svg':
            self.root(parent, attributes)
        declared = dict(attributes, **self.style(attributes.get('style', '')))
        self.common(tag, declared)
        if tag in GRADIENTS:
            self.gradient(tag, declared)
        if tag == 'stop' and parent in GRADIENTS:
            owner = self.stack[-2][1]
            self.seen[owner] = self.seen.get(owner, 0) + 1

    def end(self, tag):
        self.stack.pop()

    def style(self, text):
        pairs = [part.split(':', 1) for part in text.split(';') if ':' in part]
        return {name.strip(): value.strip() for name, value in pairs}

    def root(self, parent, attributes):
        if parent:
            self.say('an <svg> inside an <svg> has no viewport of its own')
        if not re.fullmatch(r'[-\d.]+( [-\d.]+){3}', attributes.get('viewBox', '')):
            self.say('viewBox is missing or odd: the picture cannot be scaled')

    def common(self, tag, declared):
        for name in sorted(IGNORED & set(declared)):
            self.say('%s is ignored' % name)
        if 'href' in declared:
            self.say('plain href is ignored: xlink:href')
        for name in PAINTS:
            if name in declared:
                self.paint(name, declared)
        for name in OPACITIES:
            if name in declared and not NUMBER.fullmatch(declared[name]):
                self.say('%s="%s" has to be a plain number' % (name, declared[name]))
        if tag == 'g' and declared.get('opacity', '1') not in ('1', '1.0'):
            self.say('opacity of a group is applied to each shape in it')
        if len(re.findall(r'[\d.]+', declared.get('stroke-dasharray', ''))) > MOST_DASHES:
            self.say('more than %d dashes' % MOST_DASHES)

    def paint(self, name, declared):
        value = declared[name]
        reference = re.fullmatch(r'url\(#([^)]+)\)', value)
        if not reference:
            if not COLOUR.fullmatch(value):
                self.say('colour "%s": write #rrggbb' % value)
            return
        if reference[1] not in self.seen:
            self.say('gradient %s is used before it is defined, or never defined' % reference[1])
        if name + '-opacity' in declared:
            self.say('%s-opacity has no effect on a gradient: opacity or stop-opacity' % name)

    def gradient(self, tag, declared):
        ident = declared.get('id', '')
        if not 0 < len(ident) <= LONGEST_ID:
            self.say('id of a gradient has to have 1 to %d characters' % LONGEST_ID)
        if ident in self.seen:
            self.say('gradient %s is defined twice' % ident)
        self.seen[ident] = 1 if 'xlink:href' in declared else 0
        for name in sorted(FOCUS & set(declared)):
            self.say('%s: focal points are drawn wrong' % name)
        if declared.get('gradientUnits') != 'userSpaceOnUse':
            for name in COORDINATES[tag]:
                if name in declared and not declared[name].endswith('%'):
                    self.say('%s without gradientUnits="userSpaceOnUse" has to be in per cent' % name)


def svg_files(paths):
    for path in paths:
        if os.path.isdir(path):
            for folder, _, names in sorted(os.walk(path)):
                yield from (os.path.join(folder, name) for name in sorted(names) if name.endswith('.svg'))
        else:
            yield path


if __name__ == '__main__':
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    files = list(svg_files(sys.argv[1:]))
    findings = [text for path in files for text in Lint(path).run()]
    print('\n'.join(findings + ['%d pictures, %d findings' % (len(files), len(findings))]))
    sys.exit(1 if findings or not files else 0)
