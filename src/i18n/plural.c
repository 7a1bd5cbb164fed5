#include "i18n/plural.h"

#include <string.h>

/* A recursive descent over the levels of C's operators writes the steps of a stack machine. A catalogue is a file
 * anybody can edit, so depth and length are bounded and a division by nothing is nothing. */

typedef enum Operation {
    PUSH_NUMBER,
    PUSH_N,
    NOT,
    MULTIPLY,
    DIVIDE,
    REMAINDER,
    ADD,
    SUBTRACT,
    LESS,
    GREATER,
    LESS_EQUAL,
    GREATER_EQUAL,
    EQUAL,
    UNEQUAL,
    AND,
    OR,
    CHOOSE,
} Operation;

enum { DEPTH_MAX = 32, NUMBER_MAX = 1000000000 };

typedef struct Parser {
    const char *at;
    PluralRule *rule;
    int depth;
    bool failed;
} Parser;

typedef struct Operator {
    const char *sign;
    Operation operation;
    int level; /* binds tighter the higher */
} Operator;

/* The longer sign first where one begins with the other. */
static const Operator OPERATORS[] = {
    {"||", OR, 0},         {"&&", AND, 1},           {"==", EQUAL, 2},   {"!=", UNEQUAL, 2},
    {"<=", LESS_EQUAL, 3}, {">=", GREATER_EQUAL, 3}, {"<", LESS, 3},     {">", GREATER, 3},
    {"+", ADD, 4},         {"-", SUBTRACT, 4},       {"*", MULTIPLY, 5}, {"/", DIVIDE, 5},
    {"%", REMAINDER, 5},
};
enum { OPERATOR_COUNT = sizeof OPERATORS / sizeof *OPERATORS, TIGHTEST = 5 };

static void parse_choice(Parser *parser);

static void skip_spaces(Parser *parser) {
    parser->at += strspn(parser->at, " \t");
}

static bool take(Parser *parser, const char *sign) {
    skip_spaces(parser);
    size_t length = strlen(sign);
    if (strncmp(parser->at, sign, length) != 0) {
        return false;
    }
    parser->at += length;
    return true;
}

static void emit(Parser *parser, Operation operation, unsigned long value) {
    PluralRule *rule = parser->rule;
    if (rule->length == PLURAL_STEPS_MAX) {
        parser->failed = true;
        return;
    }
    rule->step[rule->length].operation = (uint8_t)operation;
    rule->step[rule->length].value = value;
    rule->length++;
}

static bool parse_number(Parser *parser, unsigned long *number) {
    skip_spaces(parser);
    size_t digits = strspn(parser->at, "0123456789");
    *number = 0;
    for (size_t i = 0; i < digits; i++) {
        *number = *number * 10 + (unsigned long)(parser->at[i] - '0');
        if (*number > NUMBER_MAX) {
            return false;
        }
    }
    parser->at += digits;
    return digits > 0;
}

static void parse_operand(Parser *parser) {
    unsigned long number;
    if (parser->failed || parser->depth == DEPTH_MAX) {
        parser->failed = true;
        return;
    }
    parser->depth++;
    if (take(parser, "!")) {
        parse_operand(parser);
        emit(parser, NOT, 0);
    } else if (take(parser, "(")) {
        parse_choice(parser);
        if (!take(parser, ")")) {
            parser->failed = true;
        }
    } else if (take(parser, "n")) {
        emit(parser, PUSH_N, 0);
    } else if (parse_number(parser, &number)) {
        emit(parser, PUSH_NUMBER, number);
    } else {
        parser->failed = true;
    }
    parser->depth--;
}

static const Operator *take_operator(Parser *parser, int level) {
    for (size_t i = 0; i < OPERATOR_COUNT; i++) {
        if (OPERATORS[i].level == level && take(parser, OPERATORS[i].sign)) {
            return &OPERATORS[i];
        }
    }
    return NULL;
}

static void parse_level(Parser *parser, int level) {
    if (level > TIGHTEST) {
        parse_operand(parser);
        return;
    }
    parse_level(parser, level + 1);
    const Operator *found;
    while (!parser->failed && (found = take_operator(parser, level)) != NULL) {
        parse_level(parser, level + 1);
        emit(parser, found->operation, 0);
    }
}

/* Both branches are worked out before one is chosen: nothing here has an effect. */
static void parse_choice(Parser *parser) {
    if (parser->failed || parser->depth == DEPTH_MAX) {
        parser->failed = true;
        return;
    }
    parser->depth++;
    parse_level(parser, 0);
    if (take(parser, "?")) {
        parse_choice(parser);
        if (!take(parser, ":")) {
            parser->failed = true;
        }
        parse_choice(parser);
        emit(parser, CHOOSE, 0);
    }
    parser->depth--;
}

static unsigned long combine(Operation operation, unsigned long a, unsigned long b) {
    switch (operation) {
    case MULTIPLY:
        return a * b;
    case DIVIDE:
        return b == 0 ? 0 : a / b;
    case REMAINDER:
        return b == 0 ? 0 : a % b;
    case ADD:
        return a + b;
    case SUBTRACT:
        return a - b;
    case LESS:
        return a < b;
    case GREATER:
        return a > b;
    case LESS_EQUAL:
        return a <= b;
    case GREATER_EQUAL:
        return a >= b;
    case EQUAL:
        return a == b;
    case UNEQUAL:
        return a != b;
    case AND:
        return a && b;
    case OR:
        return a || b;
    case PUSH_NUMBER:
    case PUSH_N:
    case NOT:
    case CHOOSE:
        break;
    }
    return 0;
}

bool plural_rule_parse(PluralRule *rule, const char *text) {
    *rule = (PluralRule){0};
    Parser parser = {.at = text, .rule = rule};
    unsigned long forms;
    if (!take(&parser, "nplurals") || !take(&parser, "=") || !parse_number(&parser, &forms) || !take(&parser, ";")) {
        return false;
    }
    if (forms < 1 || forms > PLURAL_FORMS_MAX || !take(&parser, "plural") || !take(&parser, "=")) {
        return false;
    }
    rule->forms = (unsigned)forms;
    parse_choice(&parser);
    take(&parser, ";");
    skip_spaces(&parser);
    return !parser.failed && (*parser.at == '\0' || *parser.at == '\n');
}

unsigned plural_rule_form(const PluralRule *rule, unsigned long n) {
    unsigned long stack[PLURAL_STEPS_MAX] = {0};
    unsigned top = 0; /* the parser writes no step that lacks its operands */
    for (unsigned i = 0; i < rule->length; i++) {
        Operation operation = (Operation)rule->step[i].operation;
        if (operation == PUSH_NUMBER || operation == PUSH_N) {
            stack[top++] = operation == PUSH_N ? n : rule->step[i].value;
        } else if (operation == NOT) {
            stack[top - 1] = !stack[top - 1];
        } else if (operation == CHOOSE) {
            top -= 2;
            stack[top - 1] = stack[top - 1] ? stack[top] : stack[top + 1];
        } else {
            top--;
            stack[top - 1] = combine(operation, stack[top - 1], stack[top]);
        }
    }
    return stack[0] < rule->forms ? (unsigned)stack[0] : 0;
}
